import ts from 'typescript';

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;
const UNKNOWN = ts.TypeFlags.Any | ts.TypeFlags.Unknown;

/**
 * Text is the only child of its element, as one string. A browser that translates the page replaces every text node. As
 * the only child, React sets the text of the element; beside anything else, it writes to the replaced node, which no
 * longer shows, or throws when it removes the node or inserts something before it.
 */
export const textAlone = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      beside:
        'In a translated page, React loses text that is not the only child of its element. Make it one string, or wrap it in an element.',
      loose:
        'In a translated page, React loses text that is not inside an element. Return an element; type children as ReactElement, or as Elements of @simmer/shared/ui/elements.',
    },
  },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    const tsNode = (node) => esTreeNodeToTSNodeMap.get(node);

    const isList = (type) => checker.isArrayType(type) || checker.isTupleType(type);
    /** @param seen a type may contain itself. */
    function mayBeText(type, seen = new Set()) {
      if (seen.has(type)) return false;
      seen.add(type);
      const mayMemberBe = (member) => mayBeText(member, seen);
      if (type.isUnion()) return type.types.some(mayMemberBe);
      if (type.isStringLiteral()) return type.value !== '';
      if (isList(type)) return checker.getTypeArguments(type).some(mayMemberBe);
      return (type.flags & (TEXT | UNKNOWN)) !== 0;
    }
    const isTextList = (type) =>
      type.isUnion() ? type.types.some(isTextList) : isList(type) && mayBeText(type);

    function isRendered({ type, value, expression }) {
      if (type === 'JSXText') return value.trim() !== '' || !value.includes('\n');
      return expression?.type !== 'JSXEmptyExpression';
    }
    function checkChildren(parent) {
      const children = parent.children.filter(isRendered);
      for (const child of children) {
        const isExpression = child.type === 'JSXExpressionContainer';
        if (!isExpression && child.type !== 'JSXText') continue;
        const type = isExpression && checker.getTypeAtLocation(tsNode(child.expression));
        if (type && !mayBeText(type)) continue;
        if (children.length > 1 || (type && isTextList(type)))
          context.report({ node: child, messageId: 'beside' });
        else if (parent.type === 'JSXFragment') context.report({ node: child, messageId: 'loose' });
      }
    }

    function checkComponent(node) {
      const isMethod = node.parent.type === 'MethodDefinition';
      const name = (isMethod ? node.parent.key : (node.id ?? node.parent.id))?.name;
      if (!(isMethod ? name === 'render' : /^[A-Z]/.test(name))) return;
      const signature = checker.getSignatureFromDeclaration(tsNode(isMethod ? node.parent : node));
      if (mayBeText(checker.getReturnTypeOfSignature(signature)))
        context.report({ node, messageId: 'loose' });
    }

    return {
      JSXElement: checkChildren,
      JSXFragment: checkChildren,
      FunctionDeclaration: checkComponent,
      FunctionExpression: checkComponent,
      ArrowFunctionExpression: checkComponent,
    };
  },
};
