import { listPlans, type Plan, updateStripePlans } from '#contract/api/billing.ts';
import { useWrite } from '../../data/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { Form, FormFailure, useContractForm } from '../../ui/forms/form.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { words } from './words.ts';

/** The two prices. The provider's objections are shown under the field they concern. */
export const StripeConfigForm = ({ plan }: { plan: Plan }) => {
  const update = useWrite(updateStripePlans, {
    onSuccess: ({ cache }) => void cache.refresh(listPlans),
    done: () => ({ ...words.succeeded, tone: 'good' }),
    onError: (error) => {
      toast({ ...words.failed, tone: 'error' });
      // oxlint-disable-next-line no-console -- the specified toast sends the operator there
      console.info(error);
    },
  });
  const form = useContractForm({
    schema: updateStripePlans.input,
    start: {
      premiumMonthlyPriceId: plan.stripe_price_id_monthly ?? '',
      premiumAnnualPriceId: plan.stripe_price_id_annual ?? '',
    },
    otherwise: words.failedForm,
    submit: (prices) => update.send(prices),
  });
  const isBusy = form.formState.isSubmitting;
  const send = (): void => {
    if (Object.values(form.getValues()).some((id) => id.trim() === '')) toast({ ...words.missing, tone: 'error' });
    form.send();
  };
  return (
    <Form form={{ ...form, send }} label={words.title}>
      <TextField
        form={form}
        name="premiumMonthlyPriceId"
        label={words.monthly.label}
        placeholder={words.monthly.placeholder}
        hint={words.monthly.hint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        form={form}
        name="premiumAnnualPriceId"
        label={words.annual.label}
        placeholder={words.annual.placeholder}
        hint={words.annual.hint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormFailure failure={form.failure} />
      <Button type="submit" disabled={isBusy} className="justify-self-start">
        {isBusy ? words.busy : words.button}
      </Button>
    </Form>
  );
};
