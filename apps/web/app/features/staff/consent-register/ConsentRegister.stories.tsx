import type { SessionUser } from "@jobami/api/auth/contract";
import { administrator, moderator } from "@jobami/api/auth/fixtures";
import { consentsContract } from "@jobami/api/consents/contract";
import { consentHistory, consentRegister } from "@jobami/api/consents/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { ConsentRegisterScreen } from "./ConsentRegisterScreen.tsx";
import { type RegisterSearch, wholeRegister } from "./consent-register.search.ts";

interface PageProps {
  search: RegisterSearch;
  user: SessionUser | null;
}

const secured = (user: SessionUser): SessionUser => ({ ...user, two_factor_enabled: true });

function Page({ search: first, user }: PageProps) {
  const [search, setSearch] = useState(first);
  return (
    <StoryProviders path="/admin/cgv-cgu-consents" user={user}>
      <main>
        <ConsentRegisterScreen search={search} onSearch={setSearch} />
      </main>
    </StoryProviders>
  );
}

const meta = {
  title: "web/Équipe/Consentements",
  component: Page,
  parameters: { layout: "fullscreen" },
  args: { search: wholeRegister, user: secured(administrator) },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const { register, history } = consentsContract;
const lea = consentHistory.person.id;

/** Who accepted what, and how it stands [ADM-32]. */
export const Register: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("link", { name: "Karim Benali" })).toBeVisible();
    await expect(canvas.getByText("32 consentements")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Télécharger en CSV" })).toHaveAttribute(
      "href",
      "/admin/cgv-cgu-consents.csv",
    );
  },
};

export const OnAPhone: Story = {
  ...Register,
  tags: [],
  globals: { viewport: { value: "w390" } },
};

/** Each filter is a chip that takes itself away; the file is of the same filters. */
export const Narrowed: Story = {
  args: {
    search: {
      ...wholeRegister,
      q: "léa",
      text: "terms",
      state: "given",
      from: "2026-10-01",
      to: "2026-10-25",
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chips = await canvas.findByRole("list", { name: "Filtres actifs" });
    await expect(within(chips).getAllByRole("button")).toHaveLength(5);
    await userEvent.click(within(chips).getByRole("button", { name: /En vigueur/ }));
    await expect(within(chips).queryByRole("button", { name: /En vigueur/ })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Télécharger en CSV" })).toHaveAttribute(
      "href",
      "/admin/cgv-cgu-consents.csv?search=l%C3%A9a&text=terms&from=2026-10-01&to=2026-10-25",
    );
    await userEvent.click(within(chips).getByRole("button", { name: "Tout effacer" }));
    await expect(canvas.queryByRole("list", { name: "Filtres actifs" })).toBeNull();
    await expect(canvas.getByRole("searchbox", { name: "Rechercher une personne" })).toHaveValue("");
  },
};

/** A version that is none is stated where it was typed, and asks nothing. */
export const NoVersion: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = await canvas.findByRole("searchbox", { name: "Version" });
    await userEvent.type(box, "un{Enter}");
    await expect(canvas.getByText("Une version s’écrit comme 1.0.")).toBeVisible();
    await expect(canvas.queryByRole("list", { name: "Filtres actifs" })).toBeNull();
    await userEvent.clear(box);
    await userEvent.type(box, "1.0{Enter}");
    await expect(canvas.getByRole("button", { name: /version 1\.0/ })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: {
    msw: [
      mockAnswer(register, {
        ...consentRegister,
        data: [],
        pagination: { ...consentRegister.pagination, totalCount: 0, nextCursor: null },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Aucun consentement pour l’instant")).toBeVisible();
  },
};

export const NothingFound: Story = {
  ...Empty,
  args: { search: { ...wholeRegister, q: "personne" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("Aucun consentement ne correspond")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Tout voir" })).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: [mockSilence(register)] } };

/** Out of reach: stated, with the way to try again. */
export const Failed: Story = {
  parameters: { msw: [mockNetworkFailure(register)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText("La liste n’a pas pu être chargée.")).toBeVisible(), {
      timeout: 30_000,
    });
    await expect(canvas.getByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};

/** All that one person accepted, beside the list. */
export const HistoryOfSomebody: Story = {
  tags: ["every-look"],
  args: { search: { ...wholeRegister, person: lea } },
  play: async () => {
    const drawer = within(await screen.findByRole("dialog", { name: "Historique des consentements" }));
    const address = await drawer.findByText("lea.fontaine@exemple.fr");
    await waitFor(() => expect(address).toBeVisible());
    await expect(within(drawer.getByRole("list")).getAllByRole("listitem")).toHaveLength(3);
  },
};

export const HistoryOfNobody: Story = {
  args: { search: { ...wholeRegister, person: lea } },
  parameters: { msw: [mockRefusal(history, "NOT_FOUND", { message: "Introuvable." })] },
  play: async () => {
    await waitFor(() => expect(screen.getByText("Cette personne n’existe pas.")).toBeVisible());
  },
};

export const HistoryLoading: Story = {
  args: { search: { ...wholeRegister, person: lea } },
  parameters: { msw: [mockSilence(history)] },
};

export const HistoryFailed: Story = {
  args: { search: { ...wholeRegister, person: lea } },
  parameters: { msw: [mockNetworkFailure(history)] },
  play: async () => {
    await waitFor(() => expect(screen.getByText("L’historique n’a pas pu être chargé.")).toBeVisible(), {
      timeout: 30_000,
    });
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

/** Rights that were taken back meanwhile close the page [ROLE-11]. */
export const RightsTakenBack: Story = {
  parameters: { msw: [mockRefusal(register, "FORBIDDEN", { message: "Non." })] },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole("heading", { level: 1 })).toHaveTextContent(
        "Vous devez vous connecter",
      ),
    );
  },
};
