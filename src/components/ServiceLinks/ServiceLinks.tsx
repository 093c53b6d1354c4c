import { serviceGroups } from "../../content/service-groups";
import { useText } from "../../i18n";
import { useSite } from "../../i18n/site";
import { Link } from "../Link/Link";

/** The services in their groups, for menus. */
export function ServiceLinks() {
  const { t } = useText();
  const { services } = useSite();
  return serviceGroups.map((group) => (
    <section key={group} data-group={group}>
      <h2>{t(`group.${group}`)}</h2>
      <ul>
        {services
          .filter((service) => service.group === group)
          .map((service) => (
            <li key={service.id}>
              <Link className="target" to={service.path}>
                {service.title}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  ));
}
