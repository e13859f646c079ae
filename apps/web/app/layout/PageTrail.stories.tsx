import { requester } from "@jobami/api/auth/fixtures";
import { Container } from "@jobami/ui/Container";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { usePageTitle } from "../platform/page/index.ts";
import { StoryProviders } from "../testing/StoryProviders.tsx";
import { PageTrail } from "./PageTrail.tsx";

interface PageProps {
  path: string;
  /** What the page calls itself once it knows. */
  title: string;
}

function Titled({ title }: { title: string }) {
  usePageTitle(title);
  return <PageHeader title={title} />;
}

function Page({ path, title }: PageProps) {
  return (
    <StoryProviders path={path} user={requester}>
      <main>
        <PageTrail />
        <Container>
          <Titled title={title} />
        </Container>
      </main>
    </StoryProviders>
  );
}

const meta = {
  title: "web/Fil d’Ariane",
  component: Page,
  parameters: { layout: "fullscreen" },
  args: { path: "/dashboard/missions/0193", title: "Mission" },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const isPhone = () => !globalThis.matchMedia("(min-width: 48em)").matches;

/** The links that are shown, the current one last; a phone shows the page above only. */
function shows(...labels: string[]): Story["play"] & object {
  return async ({ canvasElement }) => {
    const trail = within(canvasElement).getByRole("navigation", { name: "Fil d’Ariane" });
    await waitFor(() =>
      expect(trail.querySelector("[aria-current=page]")).toHaveTextContent(labels.at(-1) ?? ""),
    );
    const links = within(trail).getAllByRole("link");
    await expect(links.map(({ textContent }) => textContent)).toEqual(
      isPhone() ? labels.slice(-2, -1) : labels,
    );
  };
}

export const SecondLevel: Story = {
  args: { path: "/dashboard/parametres", title: "Paramètres" },
  play: shows("Accueil", "Paramètres"),
};

/** Before a mission is known, its page is called by its kind. */
export const NotKnownYet: Story = { play: shows("Accueil", "Missions", "Mission") };

export const Known: Story = {
  args: { title: "Tailler une haie de thuyas" },
  play: shows("Accueil", "Missions", "Tailler une haie de thuyas"),
};

const long =
  "Accompagnement administratif personnalisé à Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson, pour deux dossiers";

/** A long name stays on its line; the title below shows it whole. */
export const LongName: Story = { args: { title: long }, play: shows("Accueil", "Missions", long) };

export const OnAPhone: Story = {
  args: { title: "Tailler une haie de thuyas" },
  globals: { viewport: { value: "w390" } },
  play: shows("Accueil", "Missions", "Tailler une haie de thuyas"),
};

/** No page stands above the first one. */
export const FirstPage: Story = {
  args: { path: "/dashboard", title: "Bonjour Léa" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("navigation")).toBeNull();
  },
};
