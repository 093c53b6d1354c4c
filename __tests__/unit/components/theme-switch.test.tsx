import { fireEvent, render, screen } from "@testing-library/react";
import { ThemeSwitch } from "../../../src/components/ThemeSwitch/ThemeSwitch";

const root = document.documentElement;
beforeEach(() => {
  localStorage.clear();
  delete root.dataset.theme;
});

it("ThemeSwitch sets and stores the theme, and removes it from storage for the system's", () => {
  render(<ThemeSwitch />);
  expect(screen.getByRole("radio", { name: "System" })).toBeChecked();
  fireEvent.click(screen.getByRole("radio", { name: "Light" }));
  expect(root.dataset.theme).toBe("light");
  expect(localStorage.getItem("theme")).toBe("light");
  expect(screen.getByRole("radio", { name: "Light" })).toBeChecked();
  fireEvent.click(screen.getByRole("radio", { name: "System" }));
  expect(root.dataset.theme).toBe("system");
  expect(localStorage.getItem("theme")).toBeNull();
});

it("ThemeSwitch works where storage is refused", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("refused");
  });
  render(<ThemeSwitch />);
  fireEvent.click(screen.getByRole("radio", { name: "Dark" }));
  expect(root.dataset.theme).toBe("dark");
});
