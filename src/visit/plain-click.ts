/**
 * Whether the page may handle a click: with another button or a modifier key, the browser opens or
 * saves the link's target.
 */
export const isPlainClick = (
  click: Pick<MouseEvent, "altKey" | "button" | "ctrlKey" | "metaKey" | "shiftKey">,
): boolean => !(click.button || click.altKey || click.ctrlKey || click.metaKey || click.shiftKey);
