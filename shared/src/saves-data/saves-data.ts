/**
 * Whether the guest has asked to use less data: https://wicg.github.io/savedata/ and
 * https://drafts.csswg.org/mediaqueries-5/#prefers-reduced-data
 */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    (connection instanceof Object && Reflect.get(connection, 'saveData') === true) ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  );
}
