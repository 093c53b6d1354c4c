import type { Slots } from "../../components/Slot/slot-props";
import { PlacesMap } from "./components/PlacesMap";
import { ServedPlaces } from "./components/ServedPlaces";

/** Where pages of the core show the places. */
export const slots: Slots = { areas: ServedPlaces, placesMap: PlacesMap };
