import { endEarlyPresses, onInitialClientRender } from "../../../src/visit/hydrate";

it("repeats the press on a button", () => {
  const button = document.createElement("button");
  const handler = jest.fn();
  button.addEventListener("click", handler);
  window.___earlyPressed = button;
  onInitialClientRender();
  expect(handler).toHaveBeenCalledTimes(1);
});

it("listens no longer once React does", () => {
  const listener = jest.fn();
  document.addEventListener("click", listener, true);
  window.___earlyPress = listener;
  endEarlyPresses();
  document.body.click();
  expect(listener).not.toHaveBeenCalled();
});
