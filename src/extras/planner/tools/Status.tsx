import { useEffect, useState } from "react";

/**
 * What a screen reader is told. It is in the page before it says anything: what is inserted with
 * its text is not announced.
 */
export function Status({ text }: { text: string }) {
  const [said, setSaid] = useState("");
  // eslint-disable-next-line react-hooks/set-state-in-effect -- the element has to be there before its text
  useEffect(() => setSaid(text), [text]);
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
}
