import { createElement } from 'react';

/** The component of an icon of lucide-react: hidden from screen readers, as wide and high as `size`, 24 by default. */
export default function createIcon({ node }) {
  return function Icon({ size = 24, ...attributes }) {
    const svg = {
      'aria-hidden': true,
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      ...attributes,
    };
    return createElement('svg', svg, ...node.map(([tag, shape]) => createElement(tag, shape)));
  };
}
