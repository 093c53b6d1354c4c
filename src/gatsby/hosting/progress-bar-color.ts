/** Color of the progress bar: the accent of src/styles/tokens.css in the light scheme. */
export const progressBarColor = "#a9441f";
