import { listenFirst } from "./navigation";
import { tidyEntry } from "./scroll";

tidyEntry();
listenFirst();
