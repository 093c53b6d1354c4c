import { useBusiness } from "../site/useSite";

/** The license number, which Nevada law requires in all advertising (NRS 624.720), with a link to check it; none without a number. */
export function LicenseLine() {
  const { license } = useBusiness();
  if (!license.label) return null;
  return (
    <>
      {license.label} · <a href={license.verifyUrl}>look a license up at the {license.board}</a>
    </>
  );
}
