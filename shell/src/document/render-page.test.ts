import { createElement, lazy } from 'react';
import { renderPage } from './render-page';

const LIMIT_MS = 1000;

describe('a prerendered page', () => {
  it.each([
    ['/instructions', 'Instructions', 'Cooking Instructions'],
    ['/login', 'Log In', 'Log In'],
  ])(
    'has its title separate from its content, and no problems: %s',
    async (path, title, heading) => {
      const { head, body, problems } = await renderPage(path, {}, LIMIT_MS);
      expect(head).toContain(`<title>${title} · Test Kitchen</title>`);
      expect(body).not.toContain('<title>');
      expect(body).toMatch(/^<a [^>]*>Skip to content/);
      expect(body).toContain(`${heading}</h1>`);
      expect(problems).toEqual([]);
    },
  );

  it('has a large remote in one piece, readable without scripts', async () => {
    const Long = () => createElement('p', null, 'A dish. '.repeat(50_000));
    const { body } = await renderPage('/', { 'menu-mfe/MenuSections': Long }, LIMIT_MS);
    expect(body).not.toMatch(/<script|<template|hidden id="S:/);
    expect(body).toMatch(/data-module="menu-mfe"[^>]*>(?:<!--.*?-->)?<p>A dish\./);
  });
});

const broken = () => {
  throw new Error('broken dish');
};
const hanging = lazy(() => new Promise<never>(() => undefined));

it.each([
  { fault: 'is missing', menu: undefined, problem: /no server build of "menu-mfe\/MenuSections"/ },
  { fault: 'throws', menu: broken, problem: /broken dish/ },
  { fault: 'takes longer than it may', menu: hanging, problem: /./ },
])(
  'a remote that $fault is left to the browser, and the rest of the page is unchanged',
  async (part) => {
    const remotes = part.menu ? { 'menu-mfe/MenuSections': part.menu as () => never } : {};
    const { body, problems } = await renderPage('/', remotes, 100);
    for (const text of ['data-fallback', 'The menu is on its way', 'Kitchen</h1>', 'in Touch</h2>'])
      expect(body).toContain(text);
    expect(problems).toEqual([
      expect.objectContaining({ message: expect.stringMatching(part.problem) }),
    ]);
  },
);
