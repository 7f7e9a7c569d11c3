// @ts-check
import postcss from 'postcss';

/**
 * A loader that limits styles with `:hover` to devices that hover. After a tap, they would stay.
 * @param {string} css
 * @returns {string}
 */
export default function hoverStyles(css) {
  const sheet = postcss.parse(css);
  sheet.walkRules(/:hover/, (rule) => {
    const isHover = (/** @type {string} */ selector) => selector.includes(':hover');
    const others = rule.selectors.filter((selector) => !isHover(selector));
    const media = postcss.atRule({ name: 'media', params: '(hover: hover)' });
    media.append(rule.clone({ selectors: rule.selectors.filter(isHover) }));
    rule.before(media);
    if (others.length > 0) rule.selectors = others;
    else rule.remove();
  });
  return sheet.toString();
}
