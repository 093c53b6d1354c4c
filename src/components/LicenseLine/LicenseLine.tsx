import { useBusiness } from "../site/useSite";
import { useWords } from "../../words/words";

/**
 * The license number, which Nevada law requires in all advertising (NRS 624.720), with a link to check it. Renders nothing
 * while there is no number.
 */
export function LicenseLine() {
  const { license } = useBusiness();
  const { license: words } = useWords();
  if (!license.label) return null;
  return (
    <>
      {license.label} · <a href={license.verifyUrl}>{words.lookUp(license.board)}</a>
    </>
  );
}
