import * as styles from "./ValleyMap.module.css";

const places = [
  { name: "Las Vegas", x: 205, y: 163, labelX: 194, labelY: 158, end: true },
  { name: "North Las Vegas", x: 226, y: 128, labelX: 237, labelY: 125, end: false },
  { name: "Henderson", x: 268, y: 219, labelX: 258, labelY: 240, end: true },
  { name: "Pahrump", x: 48, y: 150, labelX: 40, labelY: 136, end: false },
];

/** A drawn map of the service area: no tiles, no third party. */
export function ValleyMap() {
  return (
    <figure>
      <svg className={styles.map} viewBox="0 0 400 340" role="img" aria-labelledby="map-title">
        <title id="map-title">
          Map of the places served: Las Vegas in the middle, North Las Vegas to the north, Henderson
          to the southeast and Pahrump to the west; to the east, the Colorado River and Arizona,
          where no work is offered yet
        </title>
        <path className={styles.river} d="M385 14C360 66 302 88 311 130s34 40 30 82 10 82 5 122" />
        <path
          className={styles.road}
          d="M110 330 188 211l20-53 42-58 84-86M75 32l90 98 43 32 62 60 46 70M165 130c-25 45-15 80 23 81l80 9M188 211c-48 14-93-16-140-61"
        />
        {places.map(({ name, x, y, labelX, labelY, end }) => (
          <g key={name}>
            <circle className={styles.place} cx={x} cy={y} r="4.5" />
            <text className={styles.label} x={labelX} y={labelY} textAnchor={end ? "end" : "start"}>
              {name}
            </text>
          </g>
        ))}
        <text className={styles.label} x="356" y="236">
          AZ
        </text>
        <text className={styles.minor} x="102" y="306" textAnchor="end">
          I-15
        </text>
        <text className={styles.minor} x="66" y="52" textAnchor="end">
          US 95
        </text>
        <text className={styles.minor} x="318" y="306">
          I-11
        </text>
        <text className={styles.minor} x="84" y="208">
          NV 160
        </text>
      </svg>
      <figcaption className={styles.caption}>A sketch, not to scale.</figcaption>
    </figure>
  );
}
