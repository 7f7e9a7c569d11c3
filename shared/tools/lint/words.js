/** What not to write in prose, and the word of CONTRIBUTING's glossary that takes its place. */
const REFUSED = [
  // Firebase's console has a page of this name.
  [/\bsign(s|ed|ing)?[- ](in|out)\b(?! method)/i, '“log in”, “log out”, “login” or “logout”'],
  [
    /(?<!['"`])\blog-(in|out)\b(?!['"`])/i,
    '“login” or “logout”; the verbs are “log in” and “log out”',
  ],
  [/\b(shopper|basket)\b/i, '“guest” or “cart”'],
  [/\bmenu items?\b/, '“dish”'],
  [/\bcancel(ed|ing)\b/i, '“cancelled” or “cancelling”'],
];

/**
 * One word for one thing, in comments, test titles and what pages say.
 * @type {import('eslint').Rule.RuleModule}
 */
export const words = {
  meta: { type: 'suggestion', schema: [], messages: { other: 'Write {{ word }}.' } },
  create(context) {
    const check = (loc, text) => {
      for (const [pattern, word] of REFUSED)
        if (pattern.test(text)) context.report({ loc, messageId: 'other', data: { word } });
    };
    // A text without a space is a name in code.
    const checkText = (loc, text) => {
      if (text.includes(' ')) check(loc, text);
    };
    return {
      Program: () => {
        for (const { loc, value } of context.sourceCode.getAllComments()) check(loc, value);
      },
      JSXText: ({ loc, value }) => checkText(loc, value),
      TemplateElement: ({ loc, value }) => checkText(loc, value.raw),
      Literal: ({ loc, value }) => {
        if (typeof value === 'string') checkText(loc, value);
      },
    };
  },
};
