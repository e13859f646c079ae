import type { SessionUser } from "@jobami/api/auth/contract";
import { administrator, moderator } from "@jobami/api/auth/fixtures";
import { consentsContract } from "@jobami/api/consents/contract";
import { termsVersions, termsVersionsReplaced, termsVersionsWithdrawn } from "@jobami/api/consents/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { TermsVersionsScreen } from "./TermsVersionsScreen.tsx";

const heard = fn();
const secured = (user: SessionUser): SessionUser => ({ ...user, two_factor_enabled: true });

function Page({ user }: { user: SessionUser | null }) {
  return (
    <StoryProviders path="/admin/cgv-cgu-versions" user={user} onNotice={heard}>
      <main>
        <TermsVersionsScreen />
      </main>
    </StoryProviders>
  );
}

const meta = {
  title: "web/Équipe/Conditions",
  component: Page,
  parameters: { layout: "fullscreen" },
  args: { user: secured(administrator) },
  beforeEach: () => void heard.mockClear(),
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const { versions, publishVersion, withdrawVersion } = consentsContract;
const changes = "Les litiges se règlent d’abord par une médiation.";

async function fill(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  const cgv = await canvas.findByRole("textbox", { name: "Version des CGV" });
  await userEvent.clear(cgv);
  await userEvent.type(cgv, "1.1");
  const date = within(canvas.getByRole("group", { name: "En vigueur à partir du" }));
  const [day, month, year] = date.getAllByRole("spinbutton");
  await userEvent.type(day as HTMLElement, "15");
  await userEvent.type(month as HTMLElement, "06");
  await userEvent.type(year as HTMLElement, "2098");
  await userEvent.type(canvas.getByRole("textbox", { name: /Ce qui change/ }), changes);
  await userEvent.click(canvas.getByRole("button", { name: "Continuer" }));
}

const publish: Play = async ({ canvasElement }) => {
  await fill(canvasElement);
  const dialog = within(
    await screen.findByRole("alertdialog", { name: /^Publier les CGV 1.1 et CGU 1.0/ }, { timeout: 5_000 }),
  );
  await waitFor(() => expect(dialog.getByText(/15 juin 2098/)).toBeVisible());
  await userEvent.click(dialog.getByRole("button", { name: "Publier et prévenir tout le monde" }));
};

/** Nothing is announced: the next version can be. */
export const AtFirst: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("button", { name: "Continuer" })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Version des CGV" })).toHaveValue("1.0");
    await expect(canvas.getByText("CGV 1.0 et CGU 1.0")).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };

/** One version is announced at a time [POL-14]. */
export const Announced: Story = {
  parameters: { msw: [mockAnswer(versions, { success: true, data: [...termsVersions] })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/sont annoncées pour le 20 décembre 2026/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Continuer" })).toBeNull();
  },
};

/** Before its date an announcement is taken back, with a reason [POL-14]. */
export const Withdrawing: Story = {
  parameters: { msw: [mockAnswer(versions, { success: true, data: [...termsVersions] })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Retirer l’annonce" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: /^Retirer les CGV 1.1/ }));
    await waitFor(() => expect(dialog.getByText(/membres prévenus seront avertis/)).toBeVisible());
    await userEvent.click(dialog.getByRole("button", { name: "Retirer l’annonce" }));
    await waitFor(() => expect(dialog.getByRole("textbox", { name: /Pourquoi/ })).toBeInvalid());
    await userEvent.type(dialog.getByRole("textbox", { name: /Pourquoi/ }), "Une faute dans le texte.");
    await userEvent.click(dialog.getByRole("button", { name: "Retirer l’annonce" }));
    await waitFor(() =>
      expect(heard).toHaveBeenCalledWith({ kind: "success", title: "L’annonce est retirée." }),
    );
  },
};

export const NotWithdrawn: Story = {
  parameters: {
    msw: [
      mockAnswer(versions, { success: true, data: [...termsVersions] }),
      mockRefusal(withdrawVersion, "TERMS_NOT_ANNOUNCED", { message: "Cette version est en vigueur." }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Retirer l’annonce" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: /^Retirer les CGV 1.1/ }));
    await userEvent.type(dialog.getByRole("textbox", { name: /Pourquoi/ }), "Une faute dans le texte.");
    await userEvent.click(dialog.getByRole("button", { name: "Retirer l’annonce" }));
    await expect(await dialog.findByText("Cette version est en vigueur.")).toBeVisible();
  },
};

export const Withdrawn: Story = {
  parameters: { msw: [mockAnswer(versions, { success: true, data: [...termsVersionsWithdrawn] })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Retirée\s: Une faute/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Continuer" })).toBeVisible();
  },
};

export const Replaced: Story = {
  parameters: { msw: [mockAnswer(versions, { success: true, data: [...termsVersionsReplaced] })] },
};

export const Loading: Story = { parameters: { msw: [mockSilence(versions)] } };

export const OutOfReach: Story = {
  parameters: { msw: [mockNetworkFailure(versions)] },
  play: async ({ canvasElement }) => {
    await waitFor(
      () => expect(within(canvasElement).getByText("Les versions n’ont pas pu être chargées.")).toBeVisible(),
      { timeout: 30_000 },
    );
  },
};

/** Each missing part is stated beside its field. */
export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Continuer" }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: /Ce qui change/ })).toBeInvalid());
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

export const Published: Story = {
  play: async (context) => {
    await publish(context);
    await waitFor(() =>
      expect(heard).toHaveBeenCalledWith({
        kind: "success",
        title: "Les conditions sont publiées. Les membres sont prévenus.",
      }),
    );
  },
};

export const Publishing: Story = {
  parameters: { msw: [mockSilence(publishVersion)] },
  play: publish,
};

/** Another person of the staff was quicker. */
export const AnnouncedMeanwhile: Story = {
  parameters: {
    msw: [
      mockRefusal(publishVersion, "TERMS_ALREADY_ANNOUNCED", { message: "Une version est déjà annoncée." }),
    ],
  },
  play: async (context) => {
    await publish(context);
    await waitFor(() =>
      expect(within(context.canvasElement).getByText("Une version est déjà annoncée.")).toBeVisible(),
    );
  },
};

/** The server decides of the date, by its own clock [POL-14]. */
export const TooSoon: Story = {
  parameters: {
    msw: [mockRefusal(publishVersion, "TERMS_NOTICE_TOO_SHORT", { message: "Cette date est trop proche." })],
  },
  play: async (context) => {
    await publish(context);
    await waitFor(() =>
      expect(within(context.canvasElement).getByText("Cette date est trop proche.")).toBeVisible(),
    );
  },
};

/** The page asks for the role itself [ROLE-11]. */
export const RefusedToAModerator: Story = {
  args: { user: secured(moderator) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("heading", { level: 1 })).toHaveTextContent(
      "Vous devez vous connecter",
    );
  },
};
