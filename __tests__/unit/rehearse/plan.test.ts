/** @jest-environment node */
import { patches } from "../../../src/build/patches";
import { PatchError } from "../../../src/build/patches/patch";
import {
  blamedPatches,
  readRehearsal,
  verdict,
  type Outcome,
} from "../../../scripts/rehearse/plan";

const names = (args: string[]) => readRehearsal(args).steps.map(({ name }) => name);

describe("the command", () => {
  it("installs exact versions, builds, and runs the tests of the site", () => {
    expect(names(["gatsby@5.17.0"])).toEqual(["install", "build", "built", "browser"]);
    const { keep, packages, steps } = readRehearsal(["gatsby@5.17.0", "@scope/a@^1.2.0", "--keep"]);
    expect(keep).toBe(true);
    expect(packages).toEqual(["gatsby@5.17.0", "@scope/a@^1.2.0"]);
    expect(steps[0]?.command.join(" ")).toMatch(
      /^npm install --save-exact .*gatsby@5\.17\.0 @scope\/a@\^1\.2\.0$/,
    );
  });

  it("can skip a step of tests", () => {
    expect(names(["gatsby@latest", "--without", "browser"])).toEqual(["install", "build", "built"]);
  });

  it.each<[string[], string]>([
    [[], "Which versions?"],
    [["gatsby"], "“gatsby” is not of the form package@version"],
    [["https://elsewhere.example/x.tgz"], "not of the form"],
    [["a@b", "--without", "build"], "--without takes built or browser"],
    [["a@b", "--keeep"], "--keeep"],
  ])("says what is wrong with %j", (args, message) => {
    expect(() => readRehearsal(args)).toThrow(message);
  });
});

describe("the verdict", () => {
  const { steps } = readRehearsal(["gatsby@5.17.0"]);
  const outcome = (index: number, code = 0, output = ""): Outcome => {
    const step = steps[index];
    if (!step) throw new Error(`There is no step ${index}.`);
    return { step, code, output };
  };

  it("is good if every step succeeded", () => {
    const { isGood, text } = verdict(
      ["gatsby@5.17.0"],
      [0, 1, 2, 3].map((index) => outcome(index)),
    );
    expect(isGood).toBe(true);
    expect(text).toContain("✓ Tests in a browser (browser)");
    expect(text).toContain("The site works with it.");
  });

  it("names the step and the patches that failed", () => {
    const [one, other] = patches;
    if (!one || !other) throw new Error("There are no two patches.");
    const output = [one, other, one].map((patch) => new PatchError(patch, "Gone.").message);
    expect(blamedPatches(output.join("\n"))).toEqual([one.name, other.name]);
    const { isGood, text } = verdict(["x@1"], [outcome(0), outcome(1, 1, output.join("\n"))]);
    expect(isGood).toBe(false);
    expect(text).toContain("✗ Build (build)");
    expect(text).toContain(`✗ Patch ${one.name}: see src/build/patches/${one.name}.ts`);
    expect(text).toContain("The site does not work with it.");
  });
});
