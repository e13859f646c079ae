import { administrator, requester } from "@jobami/api/auth/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence, noRows, nothing } from "@jobami/api/mock";
import { updatesContract } from "@jobami/api/updates/contract";
import { offersUpdate } from "@jobami/api/updates/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { AdminUpdatesScreen } from "./AdminUpdatesScreen.tsx";
import { copy } from "./copy.ts";
import { UpdatesScreen } from "./UpdatesScreen.tsx";

const heard = fn();
const screens = {
  list: <UpdatesScreen page={1} />,
  admin: <AdminUpdatesScreen />,
};

function Page({ shown }: { shown: keyof typeof screens }) {
  const isAdmin = shown === "admin";
  return (
    <StoryProviders
      path={isAdmin ? "/admin/nouveautes" : "/dashboard/nouveautes"}
      user={isAdmin ? { ...administrator, two_factor_enabled: true } : requester}
      onNotice={heard}
    >
      <main>{screens[shown]}</main>
    </StoryProviders>
  );
}

const meta = {
  title: "web/Nouveautés",
  component: Page,
  parameters: { layout: "fullscreen" },
  args: { shown: "list" },
  beforeEach: () => void heard.mockClear(),
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const { list, every, publish, correct } = updatesContract;

/** What is new, the newest first [POL-15]. */
export const List: Story = {
  play: async ({ canvasElement }) => {
    const articles = await within(canvasElement).findAllByRole("article");
    await expect(articles.map((one) => within(one).getByRole("heading").textContent)).toEqual([
      "Les offres partenaires arrivent",
      "Votre planning sur votre téléphone",
    ]);
  },
};
export const ListOnAPhone: Story = { globals: { viewport: { value: "w390" } } };
export const Empty: Story = {
  parameters: { msw: [mockAnswer(list, nothing)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.none)).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: [mockSilence(list)] } };
export const OutOfReach: Story = {
  parameters: { msw: [mockNetworkFailure(list)] },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/la liste se relit dès qu’elle revient/),
    ).toBeVisible();
  },
};

/** Nothing was announced for longer than was promised: whoever announces reads so [POL-15]. */
export const Due: Story = {
  args: { shown: "admin" },
  parameters: {
    msw: [
      mockAnswer(every, {
        ...noRows,
        data: [{ ...offersUpdate, publishedAt: "2026-10-30T06:00:00.000Z", told: 12 }],
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/il y a \d+\sjours/)).toBeVisible();
  },
};

/** An announcement is asked again before everybody is informed. */
export const Announcing: Story = {
  args: { shown: "admin" },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole("article");
    await userEvent.type(canvas.getByRole("textbox", { name: /^Titre/ }), offersUpdate.title);
    await userEvent.type(canvas.getByRole("textbox", { name: /^Texte/ }), "Des jobbeurs d’ici réservent.");
    await userEvent.click(canvas.getByRole("button", { name: copy.send }));
    const question = within(await screen.findByRole("alertdialog", { name: copy.question }));
    await userEvent.click(question.getByRole("button", { name: copy.confirm }));
    await waitFor(() => expect(heard).toHaveBeenCalledOnce());
    await expect(canvas.getByRole("textbox", { name: /^Titre/ })).toHaveValue("");
  },
};

/** What was announced is corrected where it stands. */
export const Correcting: Story = {
  args: { shown: "admin" },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      await canvas.findByRole("button", { name: "Corriger : Les offres partenaires arrivent" }),
    );
    const [, title] = canvas.getAllByRole("textbox", { name: /^Titre/ });
    await expect(title).toHaveValue(offersUpdate.title);
    await userEvent.click(canvas.getByRole("button", { name: copy.save }));
    await expect(
      await canvas.findByRole("button", { name: "Corriger : Les offres partenaires arrivent" }),
    ).toBeVisible();
  },
};

export const Refused: Story = {
  args: { shown: "admin" },
  parameters: {
    msw: [
      mockRefusal(publish, "VALIDATION_FAILED", {
        message: "Vérifiez les champs.",
        fields: [{ path: "title", code: "too_small", message: "Titre : 5 caractères au moins." }],
      }),
      mockRefusal(correct, "NOT_FOUND", { message: copy.gone }),
    ],
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole("article");
    await userEvent.click(canvas.getByRole("button", { name: copy.send }));
    await expect(await canvas.findByText("Titre : 5 caractères au moins.")).toBeVisible();
  },
};

export const NothingAnnounced: Story = {
  args: { shown: "admin" },
  parameters: { msw: [mockAnswer(every, noRows)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.none)).toBeVisible();
  },
};
