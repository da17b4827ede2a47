import { shownText } from '@shop/form-definitions';
import type { FastifyInstance } from 'fastify';
import { allOwnFields } from '../platform/form/own-fields.ts';
import { operatorContext } from '../platform/audit/operator-context.ts';
import { auditExport } from '../platform/audit/write-audit.ts';
import type { ProcessContext } from '../platform/http/request-context.ts';
import { findMemberAnswers, findOrderAnswers } from './answers.queries.ts';
import type { OperatorGuard } from './refuse-strangers.ts';
import { instantText } from './tables/instants.ts';

/** One answer to an additional field: of a member by id, or in an order by its number. */
interface Answer {
  readonly of: string;
  readonly email: string | null;
  readonly channel: string | null;
  readonly at: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

/** `/internal/answers/{form}`: what was answered to the fields of the customers' own, one row an answer. */
export function answersRoutes(door: FastifyInstance, process: ProcessContext, onRequest: OperatorGuard): void {
  const { db } = process;
  door.get('/internal/answers/register', { onRequest }, async (request): Promise<Answer[]> => {
    const fields = new Map(allOwnFields('register').map((field) => [field.name, field]));
    const answers = (await findMemberAnswers(db)).flatMap(({ id, email, at, schoolKey, other }) =>
      Object.entries({ ...other, ...(schoolKey !== null && { school_key: schoolKey }) }).map(([name, value]) => {
        const field = fields.get(name);
        return {
          of: id,
          email,
          channel: null,
          at: instantText(at),
          name,
          label: field?.label ?? name,
          value: field ? shownText(field, value) : value,
        };
      }),
    );
    await auditExport(operatorContext(process, request), 'customer.answers', 'customer', answers.length);
    return answers;
  });
  door.get('/internal/answers/order', { onRequest }, async (request): Promise<Answer[]> => {
    const answers = (await findOrderAnswers(db)).flatMap(({ orderNo, channel, at, answers: given }) =>
      given.map((answer) => ({ of: orderNo, email: null, channel, at: instantText(at), ...answer })),
    );
    await auditExport(operatorContext(process, request), 'order.answers', 'order', answers.length);
    return answers;
  });
}
