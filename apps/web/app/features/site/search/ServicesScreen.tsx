import { Container } from "@jobami/ui/Container";
import { Columns } from "@jobami/ui/layout/Columns";
import { Grid } from "@jobami/ui/layout/Grid";
import { Stack } from "@jobami/ui/layout/Stack";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { heading, targetLine } from "@jobami/ui/styles";
import { ServiceIcon } from "../../../entities/service/index.ts";
import { Link } from "../../../platform/links/index.ts";
import { copy, jobbeurText } from "./copy.ts";
import * as css from "./Search.css.ts";
import { SearchForm } from "./SearchForm.tsx";

interface Service {
  slug: string;
  label: string;
  path: string;
  count: number | null;
}

interface ServicesScreenProps {
  groups: readonly {
    label: string;
    categories: readonly (Service & { parts: readonly Service[] })[];
  }[];
}

function Count({ count }: Pick<Service, "count">) {
  return count === null ? null : <span className={css.count}>{jobbeurText(count)}</span>;
}

/** /services: everything that can be asked for, and how many offer it [SRCH-01, SRCH-07]. */
export function ServicesScreen({ groups }: ServicesScreenProps) {
  return (
    <Container width="wide">
      <Stack gap={8} className={css.page}>
        <PageHeader title={copy.servicesTitle} lead={copy.servicesLead} />
        <SearchForm />
        {groups.map((group) => (
          <Columns as="section" key={group.label} ratio="16rem:1" from="laptop" gap={6} className={css.group}>
            <h2 className={heading[2]}>{group.label}</h2>
            <Grid columns={{}} gap={8} rowGap={6} className={css.categories}>
              {group.categories.map(({ parts, ...category }) => (
                <Columns key={category.slug} ratio="auto:1" gap={3} align="start">
                  <span className={css.categoryIcon}>
                    <ServiceIcon category={category.slug} size={22} />
                  </span>
                  <Stack gap={1}>
                    <h3>
                      <Link className={`${targetLine} ${css.link} ${css.category}`} to={category.path}>
                        {category.label}
                      </Link>
                    </h3>
                    <Count count={category.count} />
                    <ul>
                      {parts.map((part) => (
                        <li key={part.slug} className={css.partRow}>
                          <Link className={`${targetLine} ${css.part}`} to={part.path}>
                            {part.label}
                          </Link>
                          <Count count={part.count} />
                        </li>
                      ))}
                    </ul>
                  </Stack>
                </Columns>
              ))}
            </Grid>
          </Columns>
        ))}
      </Stack>
    </Container>
  );
}
