import type { Slots } from "../../components/Slot/slot-props";
import { PlacesMap } from "./components/PlacesMap";
import { ServedPlaces } from "./components/ServedPlaces";

export const slots: Slots = { areas: ServedPlaces, placesMap: PlacesMap };
