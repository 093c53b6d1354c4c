import type { ReactNode } from "react";

/** Keeps the hyphenated words of a text on one line, such as “move-in” and “build-outs”; what is no text stays as it is. */
export const unbroken = (text: ReactNode): ReactNode =>
  typeof text === "string"
    ? text.split(/(\S*[a-z]-[a-z]\S*)/i).map((part, index) =>
        index % 2 ? (
          <span key={index} className="whole">
            {part}
          </span>
        ) : (
          part
        ),
      )
    : text;
