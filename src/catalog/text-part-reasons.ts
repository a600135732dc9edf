/**
 * Why a part of a page counts as its text or does not, in words that follow a comma. What is in a navigation, a footer, an
 * aside or a dialog is no part here: its element says why it is no text.
 */
export const TEXT_PART_REASONS = {
  // What its element or role says.
  hidden: 'hidden until something opens it',
  control: 'in a button or a field',
  header: 'in the header of the page',
  copy: 'said elsewhere on the page as well',
  // What speaks most for or against it, by what was learned of pages whose text is known.
  links: 'by how much of it is links',
  names: 'by the class names and ids around it',
  repeated: 'by how often the page repeats its shape',
  markup: 'by the elements it is in',
  place: 'by its place and what is around it',
  wording: 'by its length and punctuation',
  // Below a thousand characters little can be learned.
  short: 'by the landmarks of a page with little text',
} as const;
