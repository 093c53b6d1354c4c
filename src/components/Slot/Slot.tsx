import type { ComponentType, ReactNode } from "react";
import { slots } from "../../extras/slots";
import type { SlotName, SlotProps } from "./slot-props";

type Props<Name extends SlotName> = SlotProps[Name] & {
  name: Name;
  /** Shown where no extra shows anything. */
  children?: ReactNode;
};

/** Whether an extra that is on shows something in a place of the core. */
export const isFilled = (name: SlotName): boolean =>
  Object.values(slots).some((own) => own[name] !== undefined);

/** A place of the core by its name: what the extras that are on show there. */
export function Slot<Name extends SlotName>({ name, children = null, ...props }: Props<Name>) {
  const shown = Object.entries(slots).flatMap(([extra, { [name]: Component }]) => {
    const Shown = Component as ComponentType<object> | undefined;
    return Shown ? <Shown key={extra} {...props} /> : [];
  });
  return shown.length > 0 ? shown : children;
}
