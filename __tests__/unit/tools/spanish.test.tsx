/** The tools in Spanish: questions, answers, files and addresses. The query is the same as in English. */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BidSheet } from "../../../src/tools/BidSheet";
import { ConventionTool } from "../../../src/tools/ConventionTool";
import { CasitaTool } from "../../../src/tools/CasitaTool";
import { DepositTool } from "../../../src/tools/DepositTool";
import { saveFile } from "../../../src/tools/file";
import { HouseYearTool } from "../../../src/tools/HouseYearTool";
import { axeViolationsIn } from "../../support/axe-dom";
import { InSpanish } from "../../support/words";
import {
  boothRule,
  casitaRules,
  depositRule,
  houseYears,
  places,
  showAt,
  showDates,
} from "./tool-fixture";

jest.mock("../../../src/tools/file");

const status = () => screen.getByRole("status").textContent;

it.each([
  [
    "/plan/deposit?price=8200",
    <DepositTool rule={depositRule} />,
    "Como máximo $820 antes de empezar el trabajo.",
  ],
  ["/plan/deposit?home=x", <DepositTool rule={depositRule} />, /no conocemos \(respuesta\): “x”/],
  [
    "/plan/house-year?built=1970",
    <HouseYearTool entries={houseYears} />,
    /puede ocultar 1 cosa de esta lista/,
  ],
  [
    "/plan/casita-lot?place=paradise&lot=3000",
    <CasitaTool places={places} rules={casitaRules} />,
    /^Paradise: no se cumple 1 de 2 cifras/,
  ],
  [
    "/plan/convention-dates?opening=2027-03-14",
    <ConventionTool dates={showDates} rule={boothRule} />,
    /^Contado hacia atrás a partir de la apertura, el 14 de marzo de 2027\./,
  ],
])("answers %s in Spanish", async (address, tool, answer) => {
  const { container } = showAt(`/es${address}`, <InSpanish>{tool}</InSpanish>);
  if (typeof answer === "string") expect(status()).toBe(answer);
  else expect(status()).toMatch(answer);
  expect(await axeViolationsIn(container)).toEqual([]);
});

it("puts the answers into the Spanish page's address", async () => {
  const user = userEvent.setup();
  showAt(
    "/es/plan/deposit",
    <InSpanish>
      <DepositTool rule={depositRule} />
    </InSpanish>,
  );
  await user.type(screen.getByLabelText(/^Precio/), "8200");
  await user.tab();
  expect(window.location.pathname + window.location.search).toBe("/es/plan/deposit?price=8200");
});

it("saves the bid sheet with Spanish rows", async () => {
  const user = userEvent.setup();
  showAt(
    "/es/plan/bid-comparison",
    <InSpanish>
      <BidSheet />
    </InSpanish>,
  );
  await user.click(screen.getByRole("button", { name: "Guardar como CSV" }));
  expect(saveFile).toHaveBeenCalledWith(
    "propuestas.csv",
    "text/csv;charset=utf-8",
    expect.stringContaining('"Falta preguntar"'),
  );
});
