/** The parts of micromark 2 and its directive extension that are used. Neither ships declarations. */
declare module "micromark-extension-directive" {
  type State = (code: number | null) => State | undefined;

  interface Effects {
    enter(type: string): void;
    exit(type: string): void;
    consume(code: number | null): void;
    check(construct: Construct, ok: State, nok: State): State;
  }

  interface Construct {
    tokenize(this: unknown, effects: Effects, ok: State, nok: State): State;
    previous?: (this: unknown, code: number | null) => boolean;
    partial?: boolean;
  }

  /** Constructs by the code of their first character. */
  interface Extension {
    text: Record<number, Construct>;
    flow: Record<number, Construct[]>;
  }

  export default function directive(): Extension;
}

declare module "mdast-util-directive/from-markdown" {
  const fromMarkdown: object;
  export default fromMarkdown;
}
