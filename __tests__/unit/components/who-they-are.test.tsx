/**
 * Who they are: what the owner has supplied is shown, and what is missing is a specimen, or nothing
 * for a real business.
 */
import { render, screen, within } from "@testing-library/react";
import { Byline } from "../../../src/components/Byline/Byline";
import { Credentials, FooterCredentials } from "../../../src/components/Credentials/Credentials";
import { JobFacts } from "../../../src/components/JobFacts/JobFacts";
import { JobIndex, Jobs } from "../../../src/components/Jobs/Jobs";
import { LeadCard, People } from "../../../src/components/PersonCard/PersonCard";
import { Reviews } from "../../../src/components/Reviews/Reviews";
import {
  mockSite,
  page,
  picture,
  site,
  type PersonRecord,
  type ReviewRecord,
} from "../../support/component-fixture";

const person = (entryId: string, changes: Partial<PersonRecord> = {}): PersonRecord => ({
  entryId,
  name: `Person ${entryId}`,
  role: "Site lead",
  does: "runs your job",
  portrait: null,
  phoneDisplay: null,
  phoneHref: null,
  languages: [],
  languagesText: null,
  since: null,
  credentials: [],
  leads: [],
  ...changes,
});

const review = (entryId: string, changes: Partial<ReviewRecord> = {}): ReviewRecord => ({
  entryId,
  words: `Words of ${entryId}`,
  lang: "en",
  name: "Maria G.",
  neighborhood: "Green Valley",
  monthText: "May 2026",
  source: { title: "Reviews", url: "https://reviews.example" },
  job: null,
  service: { path: "/services/retail", slug: "retail", title: "Retail" },
  ...changes,
});

const specimenIn = (container: HTMLElement) =>
  container.querySelector<HTMLElement>("[data-specimen]");

describe("people", () => {
  it("are a specimen without a name while there are none, and nothing for a real business", () => {
    mockSite();
    const { container, rerender } = render(<LeadCard />);
    expect(specimenIn(container)).toHaveTextContent("Your site lead’s name");
    mockSite({ sample: false });
    rerender(<LeadCard />);
    expect(container).toBeEmptyDOMElement();
    rerender(<People />);
    expect(container).toBeEmptyDOMElement();
  });

  it("are shown by the group of services whose jobs they run, with a number that is answered", () => {
    const people = [
      person("a"),
      person("b", { leads: ["commercial"], phoneDisplay: "(702) 555-0143", phoneHref: "tel:2" }),
    ];
    mockSite({}, { people });
    const { container, rerender } = render(<LeadCard group="commercial" />);
    expect(specimenIn(container)).toBeNull();
    expect(container).toHaveTextContent("Person b");
    expect(screen.getByRole("link")).toHaveAttribute("href", "tel:2");
    rerender(<LeadCard />);
    expect(container).toHaveTextContent("Person a");
    expect(screen.getByRole("link", { name: "(702) 555-0142" })).toBeVisible();
  });

  it("say when they are reached, also without script where the hours differ by day", () => {
    const text = "8 am–5 pm, Monday to Friday; 9 am–noon, Saturday";
    const open = [
      { days: ["Monday"], opens: "08:00", closes: "17:00" },
      { days: ["Saturday"], opens: "09:00", closes: "12:00" },
    ];
    mockSite({ hours: { ...site().business.hours, open, text } }, { people: [person("a")] });
    render(<LeadCard />);
    expect(screen.getByText(text)).toBeVisible();
  });

  it("have the license of the business, where it has one", () => {
    const [license] = site().business.licenses;
    mockSite(
      { licenses: [{ ...license!, label: "License #: 1, class B" }] },
      { people: [person("a")] },
    );
    render(<LeadCard />);
    expect(screen.getByText("License #: 1, class B")).toBeVisible();
  });

  it("leave the hours and the license of the business to the page where all of them stand", () => {
    const [license] = site().business.licenses;
    mockSite(
      { licenses: [{ ...license!, label: "License #: 1, class B" }] },
      { people: [person("a"), person("b")] },
    );
    const { container } = render(<People />);
    expect(container).toHaveTextContent("Person b");
    expect(container).not.toHaveTextContent("License #");
    expect(container).not.toHaveTextContent(/open|closed/i);
  });

  it("have face, languages, groups of services, years and licenses of their own", () => {
    const own = person("a", {
      portrait: picture("person"),
      languagesText: "English and Spanish",
      since: 2014,
      credentials: [{ title: "Qualified individual", issuer: "The board", number: "Q1" }],
      leads: ["commercial", "residential"],
    });
    mockSite({}, { people: [own] });
    render(<People />);
    const card = within(screen.getByRole("listitem"));
    expect(card.getByRole("img", { name: "A person in the sun" })).toBeInTheDocument();
    expect(card.getByText("Speaks English and Spanish")).toBeVisible();
    expect(card.getByText("Here since 2014")).toBeVisible();
    expect(card.getByText("In charge of: Residential, Commercial")).toBeVisible();
    expect(card.getByText("Qualified individual Q1, The board")).toBeVisible();
  });
});

describe("reviews", () => {
  it("are a specimen while there are none, and nothing for a real business", () => {
    mockSite();
    const { container, rerender } = render(<Reviews />);
    expect(specimenIn(container)).toHaveTextContent("A client’s own words");
    expect(
      within(specimenIn(container)!).getByRole("heading", { name: "What clients say" }),
    ).toBeVisible();
    mockSite({ sample: false });
    rerender(<Reviews />);
    expect(container).toBeEmptyDOMElement();
  });

  it("stand beside the service or job that they are about, all of them, and three elsewhere", () => {
    const job = {
      path: "/build-process/daiso",
      slug: "daiso",
      title: "A store",
      namedServices: [{ slug: "retail" }],
    };
    const reviews = [
      review("1"),
      review("2", { job, service: null }),
      review("3", { service: { path: "/services/hotel", slug: "hotel", title: "Hotels" } }),
      review("4"),
      review("5"),
    ];
    mockSite({}, { reviews });
    const quotations = () => screen.getAllByRole("blockquote").map((one) => one.textContent);
    const { container, rerender } = render(<Reviews service="retail" />);
    expect(quotations()).toEqual(["Words of 1", "Words of 2", "Words of 4", "Words of 5"]);
    expect(screen.getByRole("link", { name: "A store" })).toBeVisible();
    expect(screen.getAllByRole("link", { name: "Reviews" })).toHaveLength(4);
    rerender(<Reviews job="daiso" />);
    expect(quotations()).toEqual(["Words of 2"]);
    rerender(<Reviews />);
    expect(quotations()).toEqual(["Words of 1", "Words of 2", "Words of 3"]);
    rerender(<Reviews service="casino" />);
    expect(specimenIn(container)).toHaveTextContent("A client’s own words");
    mockSite({ sample: false }, { reviews });
    rerender(<Reviews service="casino" />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe("credentials", () => {
  const valueOf = (term: string) => screen.getByText(term).nextElementSibling;

  it("are specimens of their places while none is known, and nothing for a real business", () => {
    mockSite();
    const { container, rerender } = render(<Credentials />);
    const specimen = within(specimenIn(container)!);
    expect(specimen.getByText("Number, class and limit")).toBeVisible();
    expect(valueOf("Insurance")).toHaveTextContent("Liability and workers’ comp: insurer, limit");
    expect(valueOf("First visit")).toHaveTextContent("Free, or what it costs");
    expect(valueOf("Design")).toHaveTextContent("What the drawings cost");
    mockSite({ sample: false });
    rerender(<Credentials />);
    expect(container).toBeEmptyDOMElement();
    rerender(<FooterCredentials />);
    expect(container).toBeEmptyDOMElement();
  });

  it("leave in the footer a specimen of whatever is missing", () => {
    const [license] = site().business.licenses;
    const licenses = [{ ...license!, label: "License #: 1" }];
    mockSite();
    const { container, rerender } = render(<FooterCredentials />);
    expect(specimenIn(container)).toHaveTextContent(/License · Insurance · License bond$/);
    mockSite({ licenses });
    rerender(<FooterCredentials />);
    expect(specimenIn(container)).toHaveTextContent(/goes here ?Insurance · License bond$/);
    mockSite({ licenses: [{ ...licenses[0]!, bond: "$15,000 by a surety" }] });
    rerender(<FooterCredentials />);
    expect(container).toHaveTextContent("License bond: $15,000 by a surety");
    expect(specimenIn(container)).toHaveTextContent(/goes here ?Insurance$/);
  });

  it("name in one line what will prove the standing, and nothing for a real business", () => {
    mockSite();
    const { container, rerender } = render(<Credentials short className="block" />);
    expect(specimenIn(container)).toHaveTextContent(
      "License · Insurance · License bond · Warranty",
    );
    expect(screen.queryByText("Number, class and limit")).toBeNull();
    mockSite({ sample: false });
    rerender(<Credentials short className="block" />);
    expect(container).toBeEmptyDOMElement();
  });

  it("are left out of that line once they are known", () => {
    mockSite({ warranty: "Two years on our work." });
    const { container } = render(<Credentials short />);
    expect(specimenIn(container)).toHaveTextContent("License · Insurance · License bond");
    expect(specimenIn(container)).not.toHaveTextContent("Warranty");
    expect(valueOf("Warranty")).toHaveTextContent("Two years on our work.");
  });

  it("are shown as far as they are known", () => {
    const [license] = site().business.licenses;
    mockSite({
      sample: false,
      licenses: [{ ...license!, label: "NSCB license #: 0012345", bond: "$15,000 by a surety" }],
      insurance: [
        {
          kind: "General liability",
          insurer: "Acme",
          limit: "$2 million",
          expiresText: "June 30, 2027",
          certificate: null,
        },
        {
          kind: "Tools",
          insurer: "Acme",
          limit: null,
          expiresText: null,
          certificate: "https://acme.example",
        },
      ],
      warranty: "Two years on our work.",
      memberships: [{ name: "An association", since: 2015, url: null }],
      awards: [{ title: "A kitchen", giver: "A jury", year: 2025, url: null }],
      answers: { firstVisit: "Free.", design: null, reply: "Within two days." },
    });
    const { container, rerender } = render(<Credentials />);
    expect(specimenIn(container)).toBeNull();
    expect(valueOf("License")).toHaveTextContent("NSCB license #: 0012345");
    expect(valueOf("Insurance")).toHaveTextContent(
      "General liability, Acme, $2 million, valid through June 30, 2027Tools, Acme",
    );
    expect(screen.getByRole("link", { name: "Tools, Acme" })).toHaveAttribute(
      "href",
      "https://acme.example",
    );
    expect(valueOf("License bond")).toHaveTextContent("$15,000 by a surety");
    expect(valueOf("Warranty")).toHaveTextContent("Two years on our work.");
    expect(valueOf("First visit")).toHaveTextContent("Free.");
    expect(valueOf("You hear back")).toHaveTextContent("Within two days.");
    expect(valueOf("Member of")).toHaveTextContent("An association, since 2015");
    expect(valueOf("Awards")).toHaveTextContent("A kitchen, A jury, 2025");
    expect(screen.queryByText("Design")).toBeNull();
    rerender(<FooterCredentials />);
    expect(container).toHaveTextContent(
      "Insured: General liability, Acme, $2 million, valid through June 30, 2027; Tools, Acme",
    );
    expect(container).toHaveTextContent("License bond: $15,000 by a surety");
  });
});

describe("the author of a guide", () => {
  const author = { entryId: "ana", name: "Ana Fictional", role: "Site lead" };

  it("is a specimen while nobody is named, and nothing for a real business", () => {
    mockSite();
    const { container, rerender } = render(<Byline page={{ author: null }} />);
    expect(specimenIn(container)).toHaveTextContent("The author: name and trade");
    mockSite({ sample: false });
    rerender(<Byline page={{ author: null }} />);
    expect(container).toBeEmptyDOMElement();
  });

  it("is named with a link to what is said of people", () => {
    mockSite();
    const { container } = render(<Byline page={{ author }} />);
    expect(container).toHaveTextContent("By Ana Fictional, Site lead");
    expect(screen.getByRole("link", { name: "Ana Fictional" })).toHaveAttribute(
      "href",
      "/about#ana",
    );
  });
});

describe("jobs", () => {
  const services = [{ path: "/services/kitchen-remodel", title: "Kitchen Remodel" }];
  const job = {
    location: "Green Valley",
    year: 2025,
    size: "180 square feet",
    weeksPlanned: 9,
    weeksTaken: 9.5,
    price: "$60,000 to $75,000",
    changes: 2,
    lead: { name: "Ana Fictional", role: "Site lead" },
  };
  const unmeasured = { phaseCount: 0, inspectionCount: 0, without: null };
  const sample = (title: string) => ({
    ...page(title),
    sample: true,
    ...unmeasured,
    job: null,
    facts: null,
    group: "residential",
    namedServices: services,
  });
  const finished = (title: string) => ({ ...sample(title), sample: null, job });
  const names = (container: HTMLElement | null) =>
    [...(container?.querySelectorAll("h3") ?? [])].map((one) => one.textContent);

  it("take turns by group, a home first, so that three have something for everyone", () => {
    mockSite();
    const business = (title: string) => ({ ...sample(title), group: "commercial" });
    const other = { ...sample("Other"), group: "other" };
    const jobs = [business("Shop"), business("Office"), other, sample("House"), sample("Bath")];
    const { container, rerender } = render(<Jobs jobs={jobs} byTurns sizes="100vw" />);
    expect(names(container)).toEqual(["House", "Shop", "Other", "Bath", "Office"]);
    rerender(<Jobs jobs={jobs} byTurns most={2} sizes="100vw" />);
    expect(names(container)).toEqual(["House", "Shop"]);
    rerender(<Jobs jobs={jobs.slice(0, 2)} byTurns most={3} sizes="100vw" />);
    expect(names(container)).toEqual(["Shop", "Office"]);
    rerender(<Jobs jobs={jobs} most={2} sizes="100vw" />);
    expect(names(container)).toEqual(["Shop", "Office"]);
  });

  it("show those of clients first, and samples with a tag, and no sample for a real business", () => {
    mockSite();
    const jobs = [sample("Log"), finished("Kitchen"), finished("Bath")];
    const { container, rerender } = render(<Jobs jobs={jobs} sizes="100vw" />);
    expect(names(container)).toEqual(["Kitchen", "Bath", "Log"]);
    expect(names(specimenIn(container))).toEqual(["Log"]);
    expect(screen.getByText("Sample job")).toBeVisible();
    expect(screen.queryByText("Sample: yours goes here")).toBeNull();
    expect(screen.getAllByText("Green Valley, 2025 · 9.5 weeks · $60,000 to $75,000")).toHaveLength(
      2,
    );
    rerender(<Jobs jobs={jobs} most={1} sizes="100vw" />);
    expect(names(container)).toEqual(["Kitchen"]);
    rerender(<Jobs jobs={[sample("Log")]} most={3} sizes="100vw" />);
    expect(names(specimenIn(container))).toEqual(["Log"]);
    mockSite({ sample: false });
    rerender(<Jobs jobs={[sample("Log")]} most={3} sizes="100vw" />);
    expect(container).toBeEmptyDOMElement();
  });

  it("have an index where a service has two of them, where they are many, or where a client's has a place", () => {
    mockSite();
    const at = (path: string) => ({ ...sample(path), namedServices: [{ path, title: path }] });
    const { container, rerender } = render(<JobIndex jobs={[at("/bath"), at("/casita")]} />);
    expect(container).toBeEmptyDOMElement();
    rerender(<JobIndex jobs={[at("/bath"), at("/casita"), sample("Log"), sample("Kitchen")]} />);
    expect(screen.getByRole("heading", { name: "By service" })).toBeVisible();
    const many = ["/a", "/b", "/c", "/d", "/e", "/f", "/g"].map(at);
    rerender(<JobIndex jobs={many} />);
    expect(screen.getAllByRole("term")).toHaveLength(many.length);
    const casita = { ...finished("Casita"), namedServices: [{ path: "/casita", title: "Casita" }] };
    rerender(<JobIndex jobs={[finished("Kitchen"), casita]} />);
    expect(screen.getByRole("heading", { name: "By service and place" })).toBeVisible();
  });

  it("put what came of one before how one runs", () => {
    mockSite();
    const log = { ...finished("Log"), job: null };
    const { container, rerender } = render(
      <Jobs jobs={[log, finished("Kitchen")]} most={1} sizes="100vw" />,
    );
    expect(names(container)).toEqual(["Kitchen"]);
    rerender(<Jobs jobs={[log, finished("Kitchen"), finished("Bath")]} sizes="100vw" />);
    expect(names(container)).toEqual(["Kitchen", "Bath", "Log"]);
  });

  it("are listed by service and place", () => {
    mockSite();
    const casita = { ...finished("Casita"), namedServices: [] };
    render(<JobIndex jobs={[sample("Log"), casita, finished("Kitchen")]} />);
    const linksBeside = (term: string) =>
      within(screen.getByText(term).closest("dt")?.nextElementSibling as HTMLElement)
        .getAllByRole("link")
        .map((link) => link.textContent);
    expect(linksBeside("Kitchen Remodel")).toEqual(["Kitchen", "Log"]);
    expect(linksBeside("In Green Valley")).toEqual(["Casita", "Kitchen"]);
  });

  const values = (list: ParentNode | null = document) =>
    [...(list?.querySelectorAll("dl > div") ?? [])].map((one) =>
      one.textContent.replaceAll("\u00a0", " "),
    );

  it("count of a log the inspections and the weeks without, or else the phases, and no more", () => {
    const facts = {
      projectType: "A kitchen",
      area: "220 square feet",
      duration: "13 weeks",
      occupancy: "The family stays home",
      permits: "The city or county that governs the lot",
      approvals: null,
      trades: "All of them",
      role: "Everything",
    };
    const without = { weeks: "Weeks 6–12", what: "weeks without the kitchen" };
    const log = { sample: null, job: null, facts, phaseCount: 9, inspectionCount: 5, without };
    const { container, rerender } = render(<JobFacts job={log} />);
    expect(values()).toEqual([
      "Planned time13 weeks",
      "Size220 square feet",
      "Inspections5",
      "Weeks without the kitchen7",
      "Permit fromThe city or county that governs the lot",
      "Occupied or vacantThe family stays home",
      "ProjectA kitchen",
      "TradesAll of them",
      "Our partEverything",
    ]);
    rerender(<JobFacts job={{ ...log, without: null, inspectionCount: 0 }} />);
    expect(values(container).slice(0, 4)).toEqual([
      "Planned time13 weeks",
      "Size220 square feet",
      "Phases9",
      "Permit fromThe city or county that governs the lot",
    ]);
  });

  it("say in four numbers what came of it, and below them the rest", () => {
    render(<JobFacts job={{ ...unmeasured, sample: null, job, facts: null }} />);
    expect(values()).toEqual([
      "Taken9.5 weeks",
      "Size180 square feet",
      "Price$60,000 to $75,000",
      "Change orders2",
      "Where and whenGreen Valley, 2025",
      "Planned9 weeks",
      "Run byAna Fictional, Site lead",
    ]);
  });

  it("show of a sample where a client's job says place, weeks, price and who ran it", () => {
    mockSite();
    const { container, rerender } = render(
      <JobFacts job={{ ...unmeasured, sample: true, job: null, facts: null }} />,
    );
    const terms = within(specimenIn(container)!).getAllByRole("term");
    expect(terms.map((one) => one.textContent)).toEqual([
      "Where and when",
      "Taken",
      "Price",
      "Run by",
    ]);
    expect(container).not.toHaveTextContent(/\d/);
    mockSite({ sample: false });
    rerender(<JobFacts job={{ ...unmeasured, sample: true, job: null, facts: null }} />);
    expect(specimenIn(container)).toBeNull();
  });
});
