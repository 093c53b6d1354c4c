/**
 * Words with a hyphen that stay on one line, in Markdown and in plain texts. Pure; visitors load
 * this module.
 */

/**
 * Splits a text: what is at odd places is a word with one hyphen that stays whole, such as
 * “move-in” and “build-outs”, since one of its parts is short. The hyphen stays as it is typed, so
 * that the word can be found and copied, and breaks where a line has no room for it.
 */
export const splitWhole = (text: string): string[] =>
  text.split(/(?<![\p{L}\d#-])(\p{L}{1,6}-\p{L}+|\p{L}+-\p{L}{1,6})(?![\p{L}\d-])/u);

/** The class of an element around such a word (src/styles/primitives/text.css). */
export const wholeClass = "whole";
