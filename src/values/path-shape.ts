/**
 * What paths of one template share: `/guides/*` for `/guides/tea`. The last part names the page, and parts with a digit
 * number something; the rest are folders.
 */
export function pathShape(path: string): string {
  const parts = (path.split(/[?#]/, 1)[0] ?? '').split('/').filter((part) => part !== '');
  return `/${parts.map((part, index) => (index === parts.length - 1 || /\d/.test(part) ? '*' : part)).join('/')}`;
}
