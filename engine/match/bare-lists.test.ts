import { describe, expect, it } from 'vitest';
import { isBareList } from './bare-lists.ts';

describe('a line that only names things', () => {
  it.each([
    'Kubernetes, Terraform, Helm',
    'Key skills: Triage | Telemetry | IV therapy',
    'Triage',
    'Python and SQL',
    'Budgeting; Forecasting; Variance analysis',
    'Inventory management • Shift planning • SAP',
  ])('is a bare list: %s', (line) => {
    expect(isBareList(line)).toBe(true);
  });

  it.each([
    'Built services in Go, Rust and Python',
    'Triaged 40 patients a day',
    'Manages Kubernetes clusters, Terraform modules and Helm charts',
    'Responsible for budgeting and forecasting in the north region',
    'I used Excel and SQL for weekly reports',
    'Led triage, telemetry and IV therapy',
  ])('is none when somebody does something: %s', (line) => {
    expect(isBareList(line)).toBe(false);
  });

  it('is a bare list when it repeats the posting word for word', () => {
    expect(isBareList('Deployment of solutions')).toBe(false);
    expect(isBareList('Deployment of solutions', ' the deployment of solutions for banks ')).toBe(true);
  });
});
