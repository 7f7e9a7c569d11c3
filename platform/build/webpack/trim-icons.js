// @ts-check

/**
 * A loader for lucide-react that removes the React key of each shape. Only development needs them: an icon's shapes
 * never change. Six random characters per shape do not compress, so it saves 0.2 kB (brotli).
 * @param {string} source
 * @returns {string}
 */
export default function trimIcons(source) {
  return source.replace(/,\s*key: "\w+"/g, '');
}
