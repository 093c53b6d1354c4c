import type { ComponentType } from "react";
import { slots } from "../../extras/slots";
import type { SlotName, SlotProps } from "./slot-props";

/** A place of the core by its name: what the extras that are on show there. */
export function Slot<Name extends SlotName>({ name, ...props }: { name: Name } & SlotProps[Name]) {
  return Object.entries(slots).map(([extra, { [name]: Component }]) => {
    const Shown = Component as ComponentType<object> | undefined;
    return Shown ? <Shown key={extra} {...props} /> : null;
  });
}
