import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { EventTable } from '../../../shared/src/bus/events';
import { CliError } from '../../base';

/** What a module has to do with the event bus: names of events, each once, in order. */
export interface UsedEvents {
  sends: readonly string[];
  listens: readonly string[];
}

/**
 * Reads from a module's sources which events it publishes and subscribes to: every call of something called `publish`
 * or `subscribe` whose first argument is the name of an event. So the two may be handed along, under these names. On
 * the bus itself a name counts also when it is no event, for the gate to refuse.
 * @param directories the folders of its sources; tests and what only tests use are left out.
 * @param events those that the module was built with.
 * @throws CliError when a call on the bus does not spell its event out: nobody could say which one it is.
 */
export function usedEvents(directories: readonly string[], events: EventTable): UsedEvents {
  const found = { publish: new Set<string>(), subscribe: new Set<string>() };

  function read(path: string): void {
    const source = ts.createSourceFile(
      path,
      readFileSync(path, 'utf8'),
      ts.ScriptTarget.Latest,
      false,
      path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    );
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node)) note(node, source);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }

  function note(call: ts.CallExpression, source: ts.SourceFile): void {
    const { method, owner } = calleeOf(call);
    if (method !== 'publish' && method !== 'subscribe') return;
    const [name] = call.arguments;
    if (name && ts.isStringLiteralLike(name)) {
      if (owner === 'bus' || Object.hasOwn(events, name.text)) found[method].add(name.text);
    } else if (owner === 'bus') {
      const { line } = source.getLineAndCharacterOfPosition(call.getStart(source));
      throw new CliError(
        `${source.fileName}:${String(line + 1)} calls bus.${method} with an event that is not spelled out: write its name there.`,
      );
    }
  }

  for (const path of directories.flatMap(sourcesIn)) read(path);
  return { sends: [...found.publish].sort(), listens: [...found.subscribe].sort() };
}

/** `bus.publish` has the owner `bus`; `publish` alone and `the.page.bus?.publish` are understood as well. */
function calleeOf({ expression }: ts.CallExpression): { method?: string; owner?: string } {
  if (ts.isIdentifier(expression)) return { method: expression.text };
  if (!ts.isPropertyAccessExpression(expression)) return {};
  const { expression: object, name } = expression;
  if (ts.isIdentifier(object)) return { method: name.text, owner: object.text };
  if (ts.isPropertyAccessExpression(object)) return { method: name.text, owner: object.name.text };
  return { method: name.text };
}

function sourcesIn(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) return entry.name === 'testing' ? [] : sourcesIn(path);
    return /\.tsx?$/.test(entry.name) && !/\.(?:test|d)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}
