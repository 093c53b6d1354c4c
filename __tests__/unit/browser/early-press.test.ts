import { repeatEarlyPress } from "../../../src/browser/early-press";

function press(html: string, isConnected = true): jest.Mock {
  document.body.innerHTML = html;
  const button = document.querySelector("button")!;
  const handler = jest.fn();
  button.addEventListener("click", handler);
  window.___earlyPressed = button;
  if (!isConnected) button.remove();
  repeatEarlyPress();
  return handler;
}

it("repeats the press on a button, once", () => {
  const handler = press("<button type=button>Menu</button>");
  repeatEarlyPress();
  expect(handler).toHaveBeenCalledTimes(1);
});

it("leaves alone what is gone, and what the browser has done by itself", () => {
  expect(press("<button type=button>Menu</button>", false)).not.toHaveBeenCalled();
  expect(press("<button popovertarget=menu>Menu</button>")).not.toHaveBeenCalled();
});

it("listens no longer", () => {
  const listener = jest.fn();
  document.addEventListener("click", listener, true);
  window.___earlyPress = listener;
  repeatEarlyPress();
  document.body.click();
  expect(listener).not.toHaveBeenCalled();
  expect(window.___earlyPress).toBeUndefined();
});
