/** What the layout of a page gives to the components in it: src/layouts. */
import {
  createContext,
  createElement,
  useContext,
  type ComponentType,
  type ReactNode,
} from "react";

/** The text of a page, and what belongs beside it. */
export interface TextColumnsProps {
  /** Whose headings are its contents. */
  page: Queries.TableOfContents_pageFragment;
  /** What the text is seen with, such as its drawing. */
  drawing?: ReactNode;
  /** What extras show beside it. */
  aside?: ReactNode;
  /** The text. */
  children: ReactNode;
}

/**
 * What the layout has for the text of a page: it places the text, the list of its contents and what
 * belongs to them.
 */
export const LayoutColumns = createContext<ComponentType<TextColumnsProps>>(
  ({ drawing, aside, children }) => (
    <>
      {drawing}
      {children}
      {aside}
    </>
  ),
);

/** The text of a page with its contents, as the layout places them. */
export const TextColumns = (props: TextColumnsProps) =>
  createElement(useContext(LayoutColumns), props);

/**
 * Slug of the service that requests on the page choose: that of the page of a service, in the
 * layout `service`.
 */
export const ChosenService = createContext<string | undefined>(undefined);
