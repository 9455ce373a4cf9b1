import type { S3Settings } from '../files/s3-store.ts';

/** The bucket of a real store in S3_TEST_BUCKET_URL, with its keys; null without one. What tests put into it, they delete. */
export const realStore = (): S3Settings | null => {
  const {
    S3_TEST_BUCKET_URL: bucketUrl,
    S3_TEST_REGION: region = 'us-east-1',
    S3_TEST_ACCESS_KEY_ID: accessKeyId = '',
    S3_TEST_SECRET_ACCESS_KEY: secretAccessKey = '',
  } = process.env;
  return bucketUrl === undefined || bucketUrl === '' ? null : { bucketUrl, region, accessKeyId, secretAccessKey };
};
