import type { ReactNode } from "react";
import { LanguageContext } from "../../src/i18n";

/** A `wrapper` for `render`. */
export const InSpanish = ({ children }: { children: ReactNode }) => (
  <LanguageContext.Provider value="es">{children}</LanguageContext.Provider>
);
