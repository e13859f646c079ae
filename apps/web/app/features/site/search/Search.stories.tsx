import { jobbeur, requester } from "@jobami/api/auth/fixtures";
import { cityPage, emptyAnswer, foundPeople, searchAnswer } from "@jobami/api/search/fixtures";
import { serviceGroups } from "@jobami/api/taxonomy";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, userEvent, within } from "storybook/test";
import { serviceSearchPath } from "../../../paths.ts";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { whenField } from "../service-search/index.ts";
import { CityScreen, NamesakesScreen } from "./CityScreen.tsx";
import { cityView, namesakesView } from "./city-view.ts";
import { copy } from "./copy.ts";
import { SearchScreen } from "./SearchScreen.tsx";
import { ServicesScreen } from "./ServicesScreen.tsx";
import { emptySearch } from "./search-address.ts";
import { searchView } from "./search-view.ts";
import { viewCopy } from "./view.copy.ts";

const mowing = {
  ...emptySearch,
  category: "jardinage",
  subcategory: "tonte-de-pelouse",
  place: "Lyon",
  radius: 50,
  when: "2026-12-05",
} as const;
const at = { today: "2026-11-30" };
/** Who is free on the day that is asked for. */
const freeThen = {
  ...searchAnswer,
  data: searchAnswer.data.map((one) => ({ ...one, nextFreeDay: mowing.when })),
};

const meta = {
  title: "web/Search",
  component: SearchScreen,
  parameters: { layout: "fullscreen" },
  args: { view: searchView(mowing, freeThen, at) },
  render: (args) => (
    <StoryProviders path="/services/search">
      <main>
        <SearchScreen {...args} />
      </main>
    </StoryProviders>
  ),
} satisfies Meta<typeof SearchScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Tonte de pelouse à Lyon");
    await expect(canvas.getByText("27 jobbeurs à 50 km autour de Lyon")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Karim B." })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/profil\/karim-b\?categorie=jardinage&.*&jour=2026-12-05$/),
    );
    await expect(canvas.getByText("Tonte de pelouse, Taille de haies")).toBeVisible();
    await expect(canvas.getAllByText(/^Pourquoi ce résultat/)).toHaveLength(2);
    await expect(canvas.getAllByText(/libre samedi 5 décembre/)).toHaveLength(3);
    await expect(canvas.getByRole("combobox", { name: whenField.label, hidden: true })).toHaveDisplayValue(
      "Samedi 5 décembre",
    );
    await expect(canvas.getByText(/se déplace jusqu’à 2 km seulement/)).toBeVisible();
    const ask = canvas.getByRole("link", { name: "Demander à Karim B." });
    const going = new URL(ask.getAttribute("href") ?? "", location.href).searchParams.get("from");
    await expect(going).toBe(
      "/dashboard/missions/poster-une-mission?demander=karim-b&categorie=jardinage&sous-categorie=tonte-de-pelouse&besoin=Tonte+de+pelouse&lieu=Lyon&commune=69123&jour=2026-12-05",
    );
    await expect(canvas.getByText(/vos mots sont dans son profil/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: /Retirer le filtre.*50\s*km/ })).toHaveAttribute(
      "href",
      "/services/search?category=jardinage&subcategory=tonte-de-pelouse&lieu=Lyon&quand=2026-12-05",
    );
    await expect(canvas.getByRole("link", { name: "Page suivante" })).toHaveAttribute(
      "href",
      expect.stringContaining("suite=apres"),
    );
  },
};
/** A requester is one press away from asking; a jobbeur asks no one. */
export const ForARequester: Story = {
  render: (args) => (
    <StoryProviders path="/services/search" user={requester}>
      <main>
        <SearchScreen {...args} />
      </main>
    </StoryProviders>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Demander à Karim B." })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/dashboard\/missions\/poster-une-mission\?demander=karim-b&/),
    );
  },
};
export const ForAJobbeur: Story = {
  render: (args) => (
    <StoryProviders path="/services/search" user={jobbeur}>
      <main>
        <SearchScreen {...args} />
      </main>
    </StoryProviders>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("link", { name: /^Demander/ })).toBeNull();
  },
};
/** On a phone what was searched is one line and its filters one row: who was found stands in the first view. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "w390" } },
  play: async (context) => {
    await Found.play?.(context);
    const canvas = within(context.canvasElement);
    await expect(context.canvasElement.querySelector("form")?.checkVisibility()).toBe(false);
    const chips = canvas.getByRole("list", { name: copy.active }).getBoundingClientRect();
    const [chip] = canvas.getAllByRole("link", { name: /Retirer le filtre/ });
    await expect(chips.height).toBeLessThan(1.5 * (chip as HTMLElement).getBoundingClientRect().height);
    const [first] = canvas.getAllByRole("article");
    await expect((first as HTMLElement).getBoundingClientRect().bottom).toBeLessThan(800);
  },
};
/** The box opens in place, ready to be changed. */
export const Changed: Story = {
  globals: { viewport: { value: "w390" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("Tonte de pelouse · Lyon · samedi 5 décembre"));
    await expect(await canvas.findByText(copy.fold)).toBeVisible();
    await expect(canvas.queryByText(copy.change)).not.toBeVisible();
    // No list of suggestions covers the other fields.
    await expect(canvas.getByRole("button", { name: "Rechercher" })).toBeVisible();
  },
};

/** On a phone filters stand above the results: how many are left stays in sight. */
export const Refined: Story = {
  globals: { viewport: { value: "w390" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText(copy.refine));
    await expect(canvas.getByRole("link", { name: /^100\s*km$/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: viewCopy.anyPrice, current: "page" })).toBeVisible();
    // The box asks when: what stands beside the results does not ask it again.
    await expect(canvas.queryByRole("navigation", { name: /^Quand/ })).toBeNull();
    const filters = canvas.getByRole("complementary", { name: copy.filters });
    const counted = within(filters).getByRole("status");
    await expect(counted).toHaveTextContent(/^27 jobbeurs Voir/);
    await expect(canvas.getByRole("link", { name: copy.showResults })).toHaveAttribute("href", "#resultats");
  },
};

/** While a person types, services of that name are proposed. */
export const Proposed: Story = {
  args: { view: searchView(emptySearch, null, at) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(copy.start)).toBeVisible();
    const what = () => canvas.getByRole("combobox", { name: /^De quoi avez-vous besoin/ });
    await userEvent.type(what(), "tondre");
    await expect(
      await within(document.body).findByRole("option", { name: /Tonte de pelouse/ }),
    ).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(what()).toHaveValue("tondre");
  },
};

export const Nobody: Story = {
  args: { view: searchView(mowing, emptyAnswer, at) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(copy.noneFound)).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^Chercher à 50\s*km \(4 jobbeurs\)$/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: copy.publish })).toHaveAttribute(
      "href",
      "/inscription?profil=other&categorie=jardinage&sous-categorie=tonte-de-pelouse&besoin=Tonte+de+pelouse&lieu=Lyon&commune=69123&jour=2026-12-05",
    );
  },
};

/** A member who names no commune searches around their own, and is one press away from searching anywhere. */
export const AroundOnesOwn: Story = {
  args: { view: searchView({ ...mowing, radius: 25 }, searchAnswer, { ...at, isOwnPlace: true }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/autour de Lyon, votre commune/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: /Retirer le filtre.*Lyon/ })).toHaveAttribute(
      "href",
      "/services/search?category=jardinage&subcategory=tonte-de-pelouse&lieu=&quand=2026-12-05",
    );
  },
};

/** Without a commune no distance is known; where only a service was asked for there is no reason to state. */
export const Anywhere: Story = {
  args: {
    view: searchView(
      { ...mowing, place: "", when: "" },
      {
        ...searchAnswer,
        place: null,
        communes: [],
        data: [
          {
            ...(foundPeople[0] as (typeof foundPeople)[number]),
            distanceKm: null,
            radiusKm: null,
          },
        ],
      },
      at,
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Indiquez une commune pour voir les distances/)).toBeVisible();
    await expect(canvas.getByText(/libre à partir de mardi 1er décembre/)).toBeVisible();
    await expect(canvas.queryByText(/Pourquoi ce résultat/)).toBeNull();
  },
};

export const UnknownPlace: Story = {
  args: {
    view: searchView(
      { ...emptySearch, q: "tondre", place: "Zzyzx" },
      { ...searchAnswer, place: null, isPlaceUnknown: true },
      at,
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Cette commune n’a pas été trouvée/)).toBeVisible();
  },
};

/** No one declares « naccelle »: a person states nearly that. */
export const NearlyTheWords: Story = {
  args: {
    view: searchView(
      { ...emptySearch, q: "naccelle" },
      {
        ...searchAnswer,
        services: [],
        isAlike: true,
        data: searchAnswer.data.map((one) => ({ ...one, isByWords: true })),
      },
      at,
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Personne n’emploie exactement ces mots/)).toBeVisible();
    await expect(within(canvasElement).getAllByText(/mots proches des vôtres/)[0]).toBeVisible();
  },
};

export const OutOfReach: Story = {
  args: { view: searchView(mowing, null, at), isFailed: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Réessayez dans un instant/)).toBeVisible();
  },
};

/** What is written stays text, however long. */
export const Hostile: Story = {
  args: {
    view: searchView(
      { ...emptySearch, q: "</script><script>alert(1)</script>" },
      {
        ...searchAnswer,
        place: null,
        data: foundPeople.map((one) => ({
          ...one,
          distanceKm: null,
          person: { ...one.person, headline: `<img src=x onerror=alert(1)>${"long".repeat(40)}` },
        })),
      },
      at,
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("script, img[src='x']")).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const groups = serviceGroups.map((group) => ({
  label: group.label,
  categories: group.categories.map(({ slug, label, subcategories }) => ({
    slug,
    label,
    path: serviceSearchPath(slug),
    count: slug === "jardinage" ? 27 : null,
    parts: subcategories.map((part) => ({ ...part, path: serviceSearchPath(slug, part.slug), count: null })),
  })),
}));

const showing =
  (screen: ReactNode): NonNullable<Story["render"]> =>
  () => (
    <StoryProviders path="/services">
      <main>{screen}</main>
    </StoryProviders>
  );

export const Services: Story = {
  render: showing(<ServicesScreen groups={groups} />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: "Taille de haies" })).toHaveAttribute(
      "href",
      "/services/search?category=jardinage&subcategory=taille-de-haies",
    );
    await expect(canvas.getByText("27 jobbeurs")).toBeVisible();
  },
};

export const City: Story = {
  render: showing(<CityScreen view={cityView(cityPage)} />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Tonte de pelouse à Lyon");
    await expect(canvas.getByRole("link", { name: "et 5 autres jobbeurs" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Villeurbanne" })).toHaveAttribute(
      "href",
      "/services/tonte-de-pelouse/villeurbanne-69",
    );
    await expect(canvas.getByText(/^22 € de l’heure parmi/)).toBeVisible();
  },
};

/** No one is near: what is around, and a mission to publish. */
export const CityWithoutAnyone: Story = {
  render: showing(<CityScreen view={cityView({ ...cityPage, count: 0, people: [] })} />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { name: "Pas encore de jobbeur ici" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Villeurbanne" })).toBeVisible();
  },
};

/** An address that several communes may mean. */
export const CityOfManyNames: Story = {
  render: showing(
    <NamesakesScreen
      view={namesakesView("tonte-de-pelouse", "saint-denis", [
        {
          code: "97411",
          name: "Saint-Denis",
          department: "La Réunion",
          departmentCode: "974",
          slug: "saint-denis-974",
        },
        {
          code: "93066",
          name: "Saint-Denis",
          department: "Seine-Saint-Denis",
          departmentCode: "93",
          slug: "saint-denis-93",
        },
      ])}
    />,
  ),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("link", { name: "Saint-Denis (Seine-Saint-Denis)" }),
    ).toHaveAttribute("href", "/services/tonte-de-pelouse/saint-denis-93");
  },
};

/** No one of them lets search engines show them: they are counted, and found by the search. */
export const CityOfNobodyNamed: Story = {
  render: showing(<CityScreen view={cityView({ ...cityPage, people: [], around: [], neighbours: [] })} />),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("link", { name: "Voir 7 jobbeurs dans la recherche" }),
    ).toBeVisible();
  },
};
