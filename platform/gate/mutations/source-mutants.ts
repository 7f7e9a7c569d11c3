import postcss from 'postcss';
import ts from 'typescript';

/** A file with one small mistake. */
export interface Mutant {
  /** What was changed, and where: "line 12: 3 became 6". */
  what: string;
  kind: MutantKind;
  content: string;
  /** What the file without the mistake gets in addition to report that the place of it runs; undefined where it cannot. */
  reports: ((id: number) => readonly Insertion[]) | undefined;
}

export const MUTANT_KINDS = ['number', 'condition', 'attribute', 'text', 'rule'] as const;
type MutantKind = (typeof MUTANT_KINDS)[number];

export interface Insertion {
  at: number;
  text: string;
}

interface Change extends Pick<Mutant, 'kind' | 'reports'> {
  start: number;
  end: number;
  by: string;
}

/** Attributes that say how React treats an element, not what a guest gets. */
const NO_EFFECT = new Set(['key', 'ref']);

/** All single mistakes of a file: a number changed, a condition turned, a text, an attribute or a rule dropped. */
export function mutantsOf(path: string, content: string): Mutant[] {
  const changes = path.endsWith('.css') ? droppedRules(content) : changedCode(path, content);
  return changes.map(({ kind, start, end, by, reports }) => {
    const line = content.slice(0, start).split('\n').length;
    const was = content.slice(start, end).replaceAll(/\s+/g, ' ');
    const became = by === '' ? 'dropped' : `became ${by}`;
    return {
      kind,
      reports,
      what: `line ${String(line)}: ${was.length > 60 ? `${was.slice(0, 60)}…` : was} ${became}`,
      content: content.slice(0, start) + by + content.slice(end),
    };
  });
}

const report = (id: number) => `globalThis.gateRan?.(${String(id)})`;

/** A property that has no effect, and by which a rule is found again. */
const reportInStyle = (id: number) => `--gate-ran-${String(id)}: 1;`;
export const REPORT_IN_STYLE = /--gate-ran-(\d+)\b/g;

/** Reports do not change what a guest gets. */
function reportsOf(node: ts.Node): Mutant['reports'] {
  if (ts.isJsxAttribute(node))
    return (id) => [{ at: node.getStart(), text: `{...${report(id)}} ` }];
  if (ts.isJsxText(node))
    return (id) =>
      ts.isJsxElement(node.parent)
        ? [{ at: node.parent.openingElement.attributes.pos, text: ` {...${report(id)}}` }]
        : [{ at: node.getStart(), text: `{${report(id)}}` }];
  // The name of a property is no expression.
  if (ts.isNumericLiteral(node) && ts.isPropertyAssignment(node.parent))
    if (node.parent.name === node) return undefined;
  return (id) => [
    { at: node.getStart(), text: `(${report(id)}, ` },
    { at: node.getEnd(), text: ')' },
  ];
}

function droppedRules(content: string): Change[] {
  const changes: Change[] = [];
  postcss.parse(content).walkRules(({ source, parent }) => {
    if (!source?.start || !source.end) return;
    const { offset: start } = source.start;
    const at = content.indexOf('{', start) + 1;
    // A browser says of rules whether they matched, and of the steps of an animation nothing.
    const isStep = parent?.type === 'atrule' && /keyframes$/.test(parent.name);
    const reports = isStep ? undefined : (id: number) => [{ at, text: reportInStyle(id) }];
    changes.push({ kind: 'rule', start, end: source.end.offset, by: '', reports });
  });
  return changes;
}

function changedCode(path: string, content: string): Change[] {
  const file = ts.createSourceFile(path, content, ts.ScriptTarget.Latest, true);
  const changes: Change[] = [];
  const replace = (kind: MutantKind, node: ts.Node, by: string) =>
    changes.push({
      kind,
      start: node.getStart(),
      end: node.getEnd(),
      by,
      reports: reportsOf(node),
    });
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
