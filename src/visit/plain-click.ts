/** Whether the page may handle a click: with another button or a modifier key, the browser opens or saves the link's target. */
export const isPlainClick = ({
  altKey,
  button,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, "altKey" | "button" | "ctrlKey" | "metaKey" | "shiftKey">): boolean =>
  !(button || altKey || ctrlKey || metaKey || shiftKey);
