/**
 * `08:00` as `8 am`, `17:30` as `5:30 pm`, with the words for the two halves of a day; no line
 * breaks in it.
 */
export function clockDisplay(clock: string, [am, pm]: readonly [string, string]): string {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  const half = hours < 12 ? am : pm;
  const hour = hours % 12 || 12;
  const time = minutes === 0 ? hour : `${hour}:${String(minutes).padStart(2, "0")}`;
  return `${time} ${half}`.replaceAll(" ", "\u00a0");
}

/** Returns the name of a day of the week, Sunday being 0. */
export const dayName = (day: number, locale: string) =>
  new Date(Date.UTC(2023, 0, 1 + day)).toLocaleDateString(locale, {
    weekday: "long",
    timeZone: "UTC",
  });
