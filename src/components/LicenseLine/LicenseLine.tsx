import { useBusiness } from "../site/useSite";

/** The license number, which Nevada law wants on all advertising (NRS 624.720), with the way to check it. */
export function LicenseLine() {
  const { license } = useBusiness();
  return (
    <>
      {license.label} · <a href={license.verifyUrl}>look a license up at the {license.board}</a>
    </>
  );
}
