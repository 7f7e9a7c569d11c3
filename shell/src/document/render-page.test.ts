import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { createElement, lazy } from 'react';
import { renderPage } from './render-page';

const LIMIT_MS = 1000;
const Menu = () => createElement('h2', null, 'Classics');

beforeEach(() => {
  setSiteConfig(testSiteConfig);
});

describe('a prerendered page', () => {
  it('has its title apart from its content, and no problems', async () => {
    const { head, body, problems } = await renderPage('/instructions', {}, LIMIT_MS);
    expect(head).toContain('<title>Instructions · Test Kitchen</title>');
    expect(body).not.toContain('<title>');
    expect(body).toMatch(/^<a [^>]*>Skip to content/);
    expect(body).toContain('Cooking Instructions</h1>');
    expect(problems).toEqual([]);
  });

  it('has its remote’s HTML in place, and no loading message', async () => {
    const { body, problems } = await renderPage('/', { menu: Menu }, LIMIT_MS);
    expect(body).toMatch(/<div data-module="menu-mfe"[^>]*>(?:<!--.*?-->)?<h2>Classics<\/h2>/);
    expect(body).not.toContain('on its way');
    expect(problems).toEqual([]);
  });

  it('has a large remote in one piece, readable without scripts', async () => {
    const Long = () => createElement('p', null, 'A dish. '.repeat(50_000));
    const { body } = await renderPage('/', { menu: Long }, LIMIT_MS);
    expect(body).not.toMatch(/<script|<template|hidden id="S:/);
    expect(body).toMatch(/data-module="menu-mfe"[^>]*>(?:<!--.*?-->)?<p>A dish\./);
  });

  it('says at an unknown address that there is no such page', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { head, body } = await renderPage('/404', {}, LIMIT_MS);
    warn.mockRestore();
    expect(head).toContain('Page not found');
    expect(body).toContain('Back to Menu');
  });
});

describe('a remote that cannot be rendered', () => {
  const broken = () => {
    throw new Error('broken dish');
  };
  const hanging = lazy(() => new Promise<never>(() => undefined));

  it.each([
    { fault: 'is missing', menu: undefined, problem: /no server build of "menu"/ },
    { fault: 'throws', menu: broken, problem: /broken dish/ },
    { fault: 'takes longer than it may', menu: hanging, problem: /./ },
  ])(
    'because it $fault is left to the browser, and the rest of the page is unchanged',
    async (part) => {
      const remotes = part.menu ? { menu: part.menu as typeof Menu } : {};
      const { body, problems } = await renderPage('/', remotes, 100);
      expect(body).toContain('data-fallback');
      expect(body).toContain('The menu is on its way');
      expect(body).toContain('Test Kitchen</h1>');
      expect(body).toContain('Get in Touch</h2>');
      expect(problems).toEqual([
        expect.objectContaining({ message: expect.stringMatching(part.problem) }),
      ]);
    },
  );
});
