import { original } from "../content/language";
import { useSite, useSiteIn, type Site } from "../i18n/site";
import { listsOf, type Lists, type Offered } from "./form-model";

/** Services stand below the names of their groups. */
const offeredBy = ({ groups, business }: Site): Offered => ({
  services: groups.flatMap(({ name, services }) =>
    services.map(({ slug, title }) => ({ slug, title, group: name })),
  ),
  areas: business.areas,
});

/** Returns the lists that fields of forms ask for with `from`, in the page's language. */
export const useLists = (): Lists => listsOf(offeredBy(useSite()), offeredBy(useSiteIn(original)));
