import postcss from 'postcss';
import ts from 'typescript';

/** A file with one small mistake. */
export interface Mutant {
  /** What was changed, and where: "line 12: 3 became 6". */
  what: string;
  kind: MutantKind;
  content: string;
}

type MutantKind = 'number' | 'condition' | 'attribute' | 'text' | 'rule';

interface Change {
  kind: MutantKind;
  start: number;
  end: number;
  by: string;
}

/** Attributes that say how React treats an element, not what a guest gets. */
const NO_EFFECT = new Set(['key', 'ref']);

/** All single mistakes of a file: a number changed, a condition turned, a text, an attribute or a rule dropped. */
export function mutantsOf(path: string, content: string): Mutant[] {
  const changes = path.endsWith('.css') ? droppedRules(content) : changedCode(path, content);
  return changes.map(({ kind, start, end, by }) => {
    const line = content.slice(0, start).split('\n').length;
    const was = content.slice(start, end).replaceAll(/\s+/g, ' ');
    const became = by === '' ? 'dropped' : `became ${by}`;
    return {
      kind,
      what: `line ${String(line)}: ${was.length > 60 ? `${was.slice(0, 60)}…` : was} ${became}`,
      content: content.slice(0, start) + by + content.slice(end),
    };
  });
}

function droppedRules(content: string): Change[] {
  const changes: Change[] = [];
  postcss.parse(content).walkRules(({ source }) => {
    if (source?.start && source.end)
      changes.push({ kind: 'rule', start: source.start.offset, end: source.end.offset, by: '' });
  });
  return changes;
}

function changedCode(path: string, content: string): Change[] {
  const file = ts.createSourceFile(path, content, ts.ScriptTarget.Latest, true);
  const changes: Change[] = [];
  const replace = (kind: MutantKind, node: ts.Node, by: string) =>
    changes.push({ kind, start: node.getStart(), end: node.getEnd(), by });
  const turn = (condition: ts.Expression) =>
    replace('condition', condition, `!(${condition.getText()})`);

  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isNumericLiteral(node))
      replace('number', node, node.text === '0' ? '1' : String(Number(node.text) * 2));
    if (ts.isIfStatement(node)) turn(node.expression);
    if (ts.isConditionalExpression(node)) turn(node.condition);
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
    )
      turn(node.left);
    if (ts.isJsxAttribute(node) && !NO_EFFECT.has(node.name.getText()))
      replace('attribute', node, '');
    if (ts.isJsxText(node) && node.text.trim() !== '') replace('text', node, '');
    ts.forEachChild(node, visit);
  };
  visit(file);
  return changes;
}
