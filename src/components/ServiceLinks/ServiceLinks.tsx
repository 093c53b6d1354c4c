import { unbroken } from "../../i18n";
import { useSite } from "../../i18n/site";
import { Link } from "../Link/Link";

/** The services in their groups, for menus. */
export function ServiceLinks() {
  const { groups } = useSite();
  return groups.map(({ id, name, services }) => (
    <section key={id}>
      <h2>{unbroken(name)}</h2>
      <ul>
        {services.map((service) => (
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
