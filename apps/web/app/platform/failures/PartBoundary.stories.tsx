import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../testing/StoryProviders.tsx";
import { partFailure } from "./copy.ts";
import { FramePart } from "./FramePart.tsx";
import { PartBoundary } from "./PartBoundary.tsx";

const draw = fn(() => "Trois missions près de chez vous");

/** What the console is given. */
const report = fn();

function Part() {
  return <p>{draw()}</p>;
}

function Page() {
  return (
    <StoryProviders path="/dashboard">
      <main id="contenu" tabIndex={-1}>
        <PageHeader title="Accueil" />
        <PartBoundary>
          <Part />
        </PartBoundary>
        <PartBoundary>
          <p>Deux messages non lus</p>
        </PartBoundary>
      </main>
    </StoryProviders>
  );
}

const fail = () => {
  throw new TypeError("The part cannot be drawn.");
};

const meta = {
  title: "web/Partie en échec",
  component: Page,
  beforeEach: () => {
    draw.mockImplementation(fail);
    // A browser where something is reported fails every other story.
    const reported = spyOn(console, "error").mockImplementation(report);
    return () => reported.mockRestore();
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The part states it once, takes no focus, and the rest of the page stands. */
export const Failed: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("status")).toHaveTextContent(partFailure);
    await expect(page.getByRole("heading", { name: "Accueil" })).toBeVisible();
    await expect(page.getByText("Deux messages non lus")).toBeVisible();
    await expect(document.body).toHaveFocus();
    await expect(report).toHaveBeenCalled();
  },
};

export const DrawnAgain: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const retry = page.getByRole("button", { name: "Réessayer" });
    await userEvent.click(retry);
    await expect(page.getByRole("status")).toHaveTextContent(partFailure);
    draw.mockImplementation(() => "Trois missions près de chez vous");
    await userEvent.click(page.getByRole("button", { name: "Réessayer" }));
    await waitFor(() => expect(page.getByText("Trois missions près de chez vous")).toBeVisible());
    await expect(page.queryByRole("status")).toBeNull();
  },
};

/** What surrounds a page leaves its place where it fails, or what stands for it: the page is not touched. */
export const FrameFailed: Story = {
  render: () => (
    <StoryProviders path="/">
      <FramePart instead={<a href="/">Accueil</a>}>
        <Part />
      </FramePart>
      <main id="contenu" tabIndex={-1}>
        <PageHeader title="Missions" />
      </main>
      <FramePart>
        <Part />
      </FramePart>
    </StoryProviders>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("link", { name: "Accueil" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Missions" })).toBeVisible();
    await expect(page.queryByText("Trois missions près de chez vous")).toBeNull();
    await expect(report).toHaveBeenCalled();
  },
};
