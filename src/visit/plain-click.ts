/** Whether a click is for the page: with another button or a modifier key the browser opens or saves what a link leads to. */
export const isPlainClick = ({
  altKey,
  button,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, "altKey" | "button" | "ctrlKey" | "metaKey" | "shiftKey">): boolean =>
  !(button || altKey || ctrlKey || metaKey || shiftKey);
