-- AlterEnum
ALTER TYPE "DocumentStatus" ADD VALUE 'expired';
